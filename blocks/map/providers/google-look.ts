import type { MapOptions } from '../map.provider'
import type { MapStyle } from '../map.schema'

type Rule = Readonly<Record<string, unknown>>

const rule = (stylers: readonly object[], elementType?: string, featureType?: string): Rule => ({
  ...(featureType && { featureType }),
  ...(elementType && { elementType }),
  stylers,
})

/** The looks of the named styles, as Google's map takes them. */
const LOOKS: Readonly<Record<MapStyle, readonly Rule[]>> = {
  Original: [],
  Satellite: [],
  Grayscale: [rule([{ saturation: -100 }])],
  MinimalLight: [
    rule([{ saturation: -100 }, { lightness: 30 }]),
    rule([{ visibility: 'off' }], undefined, 'poi'),
    rule([{ visibility: 'off' }], 'labels.icon'),
  ],
  MinimalDark: [
    rule([{ color: '#212121' }], 'geometry'),
    rule([{ color: '#9e9e9e' }], 'labels.text.fill'),
    rule([{ color: '#212121' }], 'labels.text.stroke'),
    rule([{ color: '#000000' }], 'geometry', 'water'),
    rule([{ color: '#383838' }], 'geometry', 'road'),
    rule([{ visibility: 'off' }], undefined, 'poi'),
    rule([{ visibility: 'off' }], 'labels.icon'),
  ],
  MinimalBlue: [
    rule([{ hue: '#2b6cb0' }, { saturation: -40 }]),
    rule([{ color: '#a9c9e8' }], 'geometry', 'water'),
    rule([{ visibility: 'off' }], undefined, 'poi'),
    rule([{ visibility: 'off' }], 'labels.icon'),
  ],
}

const mapType = ({ style, showLabels, showTerrain }: MapOptions): string => {
  if (style === 'Satellite') return showLabels ? 'hybrid' : 'satellite'
  return showTerrain ? 'terrain' : 'roadmap'
}

/** What the block wants of a map, in Google's words. */
export function googleLook(options: MapOptions): object {
  const { centre, zoom, style, showLabels, showControls, draggable, scrollwheel } = options
  return {
    center: centre,
    zoom,
    mapTypeId: mapType(options),
    styles: [...LOOKS[style], ...(showLabels ? [] : [rule([{ visibility: 'off' }], 'labels')])],
    disableDefaultUI: !showControls,
    zoomControl: showControls,
    draggable,
    scrollwheel,
    // On touch screens one finger moves the page, and two the map.
    gestureHandling: draggable ? (scrollwheel ? 'auto' : 'cooperative') : 'none',
  }
}

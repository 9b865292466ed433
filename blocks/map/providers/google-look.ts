import type { MapOptions } from '../map.provider'
import type { MapStyle } from '../map.schema'

type Rule = Readonly<Record<string, unknown>>

const rule = (stylers: readonly object[], elementType?: string, featureType?: string): Rule => ({
  ...(featureType && { featureType }),
  ...(elementType && { elementType }),
  stylers,
})

/** The named styles in Google's format. */
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

/** The options of a map in Google's format. */
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
    // On touch screens, one finger scrolls the page and two pan the map.
    gestureHandling: draggable ? (scrollwheel ? 'auto' : 'cooperative') : 'none',
  }
}

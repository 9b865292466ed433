/** How a map may look, by name (B3 L108). */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalDark',
  'MinimalLight',
  'MinimalBlue',
] as const

export type MapStyle = (typeof MAP_STYLES)[number]

/** The same by number, as the map view writes it (B3 L108). */
const NUMBERED: Readonly<Record<number, MapStyle>> = {
  1: 'Original',
  2: 'Grayscale',
  3: 'Satellite',
  4: 'MinimalLight',
  5: 'MinimalDark',
  6: 'MinimalBlue',
}

/** The name of a style that is written by number; anything else as it is. */
export const styleName = (style: unknown): unknown => NUMBERED[style as number] ?? style

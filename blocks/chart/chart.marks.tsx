import type { ReactElement } from 'react'
import type { Plot } from './chart.data'
import type { ChartKind } from './chart.schema'

export interface DrawingProps {
  readonly kind: ChartKind
  readonly plot: Plot
  readonly label: string
  readonly width: number
  readonly height: number
  /** Whether one reads from right to left: so does a chart, then. */
  readonly isRightToLeft: boolean
  /** Begins the ids of this drawing's patterns. */
  readonly prefix: string
  readonly formatNumber: (value: number) => string
}

/** Colours that are told from white and from black; the page may set others as `--ashlar-chart-1` to `-6`. */
const COLOURS = ['#3b7dd8', '#c2571a', '#2e8b57', '#a054b5', '#8a7a1f', '#c03f6b'] as const

/** What lies over a colour, so that it takes no colour to tell two series apart: paths of 8 by 8 px. */
const PATTERNS = [
  '',
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 2H8M0 6H8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
] as const

/** Dashes of lines, in px. */
const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '16 6'] as const

/** Marks of points, of about 8 px. */
const MARKERS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M-4 -4h8v8h-8z',
  'M0 -5l5 9h-10z',
  'M0 -5l5 5l-5 5l-5 -5z',
  'M0 5l5 -9h-10z',
  'M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
] as const

const COUNT = COLOURS.length

export const colourOf = (index: number): string =>
  `var(--ashlar-chart-${(index % COUNT) + 1}, ${COLOURS[index % COUNT]})`

// After a round of colours their patterns move on by one.
const patternIndex = (index: number): number => (index + Math.floor(index / COUNT)) % COUNT

export const dashOf = (index: number): string => DASHES[patternIndex(index)] ?? 'none'
export const markerOf = (index: number): string => MARKERS[patternIndex(index)] ?? ''

/** As many as differ: every colour with every pattern. */
const FILL_COUNT = COUNT ** 2

/** The fill of a series in a drawing whose patterns have this prefix. */
export const fillOf = (prefix: string, index: number): string => `url(#${prefix}${index % FILL_COUNT})`

/** The patterns of so many series. */
export function Patterns({
  prefix,
  count,
}: {
  readonly prefix: string
  readonly count: number
}): ReactElement {
  return (
    <defs>
      {Array.from({ length: Math.min(count, FILL_COUNT) }, (_, index) => (
        <pattern key={index} id={`${prefix}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style={{ fill: colourOf(index) }} />
          <path
            d={PATTERNS[patternIndex(index)]}
            stroke="#fff"
            strokeWidth="1.5"
            strokeOpacity="0.75"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  )
}

import type { ReactElement } from 'react'
import type { Plot } from './chart.data'
import type { ChartKind } from './chart.schema'

export interface DrawingProps {
  readonly kind: ChartKind
  readonly plot: Plot
  readonly label: string
  readonly width: number
  readonly height: number
  /** Mirrors the chart. */
  readonly isRightToLeft: boolean
  /** Prefix of the ids of the drawing's patterns. */
  readonly prefix: string
  readonly formatNumber: (value: number) => string
}

/** Patterns over the colours, so that colour alone does not distinguish series: paths of 8 × 8 px. */
const PATTERNS = [
  '',
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 2H8M0 6H8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
] as const

/** Dashes of the lines, in px. */
const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '16 6'] as const

/** Markers of the points, about 8 px wide. */
const MARKERS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M-4 -4h8v8h-8z',
  'M0 -5l5 9h-10z',
  'M0 -5l5 5l-5 5l-5 -5z',
  'M0 5l5 -9h-10z',
  'M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
] as const

/** The number of colours; chart.css derives them from the accent. */
const COUNT = 6

/** The colour of a series; `--ashlar-chart-1` to `-6` override them. */
export const colourOf = (index: number): string => {
  const at = (index % COUNT) + 1
  return `var(--ashlar-chart-${at}, var(--chart-${at}))`
}

// Each round of colours shifts the patterns by one.
const patternIndex = (index: number): number => (index + Math.floor(index / COUNT)) % COUNT

export const dashOf = (index: number): string => DASHES[patternIndex(index)] ?? 'none'
export const markerOf = (index: number): string => MARKERS[patternIndex(index)] ?? ''

/** The number of distinct fills: each colour with each pattern. */
const FILL_COUNT = COUNT ** 2

/** The fill of a series. */
export const fillOf = (prefix: string, index: number): string => `url(#${prefix}${index % FILL_COUNT})`

/** The SVG patterns of `count` series. */
export function Patterns({
  prefix,
  count,
}: {
  readonly prefix: string
  readonly count: number
}): ReactElement {
  return (
    <defs>
      {[...Array(Math.min(count, FILL_COUNT)).keys()].map(index => (
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

import type { ReactElement } from 'react'
import type { Area, DrawingProps } from './chart.drawing'
import { fillOf } from './chart.marks'
import { boxPath, round } from './chart.scale'

interface BarsProps extends DrawingProps {
  readonly area: Area
  /** For each label, from where to where each series goes in a stack. */
  readonly stacks: readonly (readonly (readonly [from: number, to: number])[])[]
}

/** The share of a label's place that its bars take. */
const FILLED = 0.72

/** Bars that are narrower, in px, would be all outline. */
const NARROWEST = 3

/** Bars beside each other, or on each other. */
export function Bars({ kind, plot, area, stacks, prefix, write }: BarsProps): ReactElement {
  const { labels, series } = plot
  const slot = area.width / labels.length
  const isStacked = kind === 'stacked'
  const width = (slot * FILLED) / (isStacked ? 1 : series.length)
  const boxOf = (row: number, at: number) => {
    const value = series[at]?.values[row] ?? 0
    const [from, to] = (isStacked && stacks[row]?.[at]) || [0, value]
    const [above, below] = [area.y(Math.max(from, to)), area.y(Math.min(from, to))]
    const begin = slot * (row + (1 - FILLED) / 2) + (isStacked ? 0 : width * at)
    // Less than a pixel is hardly seen.
    const seen = Math.max(width, 1)
    const x = area.x(begin, seen)
    return { x: round(x), y: round(above), height: round(below - above), width: round(seen) }
  }
  if (width < NARROWEST) {
    return (
      <>
        {series.map((_, at) => (
          <path
            key={at}
            className="chart__mark"
            data-dense
            d={labels.map((_, row) => boxPath(boxOf(row, at))).join('')}
            fill={fillOf(prefix, at)}
          />
        ))}
      </>
    )
  }
  return (
    <>
      {labels.map((label, row) => (
        <g key={row}>
          {series.map(({ name, values }, at) => (
            <rect key={at} className="chart__mark" {...boxOf(row, at)} fill={fillOf(prefix, at)}>
              <title>{`${label}, ${name}: ${write(values[row] ?? 0)}`}</title>
            </rect>
          ))}
        </g>
      ))}
    </>
  )
}

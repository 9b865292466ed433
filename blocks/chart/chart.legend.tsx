import type { ReactElement } from 'react'
import type { Plot } from './chart.data'
import { colourOf, dashOf, fillOf, markerOf } from './chart.marks'
import type { ChartKind } from './chart.schema'

interface LegendProps {
  readonly kind: ChartKind
  readonly plot: Plot
  readonly prefix: string
  readonly formatNumber: (value: number) => string
  readonly formatPercent: (share: number) => string
}

/** A longer legend may scroll, so it must be focusable. */
const MAX_UNSCROLLED = 12

/** The legend; for a pie chart, with each slice's value and share. */
export function Legend({ kind, plot, prefix, formatNumber, formatPercent }: LegendProps): ReactElement {
  const values = plot.series[0]?.values ?? []
  const sum = values.reduce((all, value) => all + value, 0)
  const entries =
    kind === 'pie'
      ? plot.labels.map((label, at) => [
          label,
          `${formatNumber(values[at] ?? 0)} (${formatPercent((values[at] ?? 0) / sum)})`,
        ])
      : plot.series.map(({ name }) => [name, ''])
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
    <ul className="chart__legend" role="list" tabIndex={entries.length > MAX_UNSCROLLED ? 0 : undefined}>
      {entries.map(([name, amount], at) => (
        <li key={at}>
          <svg width="28" height="16" viewBox="0 0 28 16" aria-hidden="true" style={{ color: colourOf(at) }}>
            {kind === 'line' ? (
              <>
                <path className="chart__line" d="M0 8H28" strokeDasharray={dashOf(at)} />
                <path className="chart__point" d={markerOf(at)} transform="translate(14 8)" />
              </>
            ) : (
              <rect className="chart__mark" x="1" y="1" width="26" height="14" fill={fillOf(prefix, at)} />
            )}
          </svg>
          {name}
          {amount && <span className="chart__amount">{amount}</span>}
        </li>
      ))}
    </ul>
  )
}

import { type ReactElement, useState } from 'react'
import { usePrinting } from '../kit/ui/base/use-media'
import type { Plot } from './chart.data'
import { colourOf, dashOf, fillOf, markerOf } from './chart.marks'
import { MESSAGES } from './chart.messages'
import type { ChartKind } from './chart.schema'

interface DataTableProps {
  readonly plot: Plot
  readonly title: string
  readonly isOpen: boolean
  /** Opens for printing. */
  readonly isPrinted: boolean
  readonly formatNumber: (value: number) => string
}

/** A larger table renders its cells only when it is opened. */
const MAX_PRERENDERED_CELLS = 2000

/** The chart's data as a table, for screen readers and for exact values. */
export function DataTable({ plot, title, isOpen, isPrinted, formatNumber }: DataTableProps): ReactElement {
  const isSmall = plot.labels.length * plot.series.length <= MAX_PRERENDERED_CELLS
  const [isReady, setReady] = useState(isOpen || isSmall)
  const isOnPaper = usePrinting() && isPrinted
  return (
    <details
      className="chart__data"
      open={isOpen || isOnPaper}
      onToggle={event => setReady(event.currentTarget.open || isReady)}
    >
      <summary>{MESSAGES.showTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable. */}
      <div role="group" aria-label={title} tabIndex={0}>
        <PlotTable plot={isReady || isOnPaper ? plot : { ...plot, labels: [] }} formatNumber={formatNumber} />
      </div>
    </details>
  )
}

interface PlotTableProps extends Pick<DataTableProps, 'plot' | 'formatNumber'> {
  readonly caption?: string
}

/** One row for each label. */
export function PlotTable({ plot, caption, formatNumber }: PlotTableProps): ReactElement {
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{plot.labelName || MESSAGES.label}</th>
          {plot.series.map(({ name }, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plot.labels.map((label, row) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {plot.series.map(({ values }, at) => (
              <td key={at}>{formatNumber(values[row] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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

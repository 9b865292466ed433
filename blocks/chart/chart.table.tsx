import { type ReactElement, useState } from 'react'
import { usePrinting } from '../kit/ui/base/use-printing'
import type { Plot } from './chart.data'
import { MESSAGES } from './chart.messages'

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

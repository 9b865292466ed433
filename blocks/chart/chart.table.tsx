import { type ReactElement, useState } from 'react'
import type { Plot } from './chart.data'
import { MESSAGES } from './chart.messages'

interface DataTableProps {
  readonly plot: Plot
  readonly title: string
  readonly isOpen: boolean
  readonly formatNumber: (value: number) => string
}

/** A larger table renders its cells only when it is opened. */
const MAX_PRERENDERED_CELLS = 2000

/** The chart's data as a table, for screen readers and for exact values. */
export function DataTable({ plot, title, isOpen, formatNumber }: DataTableProps): ReactElement {
  const isSmall = plot.labels.length * plot.series.length <= MAX_PRERENDERED_CELLS
  const [isReady, setReady] = useState(isOpen || isSmall)
  return (
    <details
      className="chart__data"
      open={isOpen}
      onToggle={event => setReady(event.currentTarget.open || isReady)}
    >
      <summary>{MESSAGES.showTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable. */}
      <div role="group" aria-label={title} tabIndex={0}>
        <table>
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
            {(isReady ? plot.labels : []).map((label, row) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {plot.series.map(({ values }, at) => (
                  <td key={at}>{formatNumber(values[row] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

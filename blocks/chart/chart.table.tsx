import type { ReactElement } from 'react'
import type { Plot } from './chart.data'
import { MESSAGES } from './chart.messages'

interface DataTableProps {
  readonly plot: Plot
  readonly title: string
  readonly isOpen: boolean
  readonly write: (value: number) => string
}

/** The numbers of a chart, for who does not see it and for who wants them exactly. */
export function DataTable({ plot, title, isOpen, write }: DataTableProps): ReactElement {
  return (
    <details className="chart__data" open={isOpen}>
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
            {plot.labels.map((label, row) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {plot.series.map(({ values }, at) => (
                  <td key={at}>{write(values[row] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

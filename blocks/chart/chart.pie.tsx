import type { ReactElement } from 'react'
import type { DrawingProps } from './chart.drawing'
import { fillOf } from './chart.marks'
import { slicePath } from './chart.scale'

/** More slices than these would be all outline. */
const MOST_OUTLINED = 60

/** A circle cut into the first series' shares; the legend names them. */
export function Pie({ plot, width, height, prefix, write }: DrawingProps): ReactElement {
  const values = plot.series[0]?.values ?? []
  const sum = values.reduce((all, value) => all + value, 0)
  const radius = Math.max(1, Math.min(width, height) / 2 - 4)
  let from = 0
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {values.map((value, at) => {
        const begin = from
        from += value / sum
        return (
          value > 0 && (
            <path
              key={at}
              className="chart__mark"
              data-dense={values.length > MOST_OUTLINED || undefined}
              d={slicePath(begin, from, radius)}
              fill={fillOf(prefix, at)}
            >
              <title>{`${plot.labels[at]}: ${write(value)}`}</title>
            </path>
          )
        )
      })}
    </g>
  )
}

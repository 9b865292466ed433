import type { ReactElement } from 'react'
import type { Area, DrawingProps } from './chart.drawing'
import { colourOf, dashOf, markerOf } from './chart.marks'
import { round } from './chart.scale'

/** Points of a series that are marked one by one, at most. */
const MOST_MARKED = 60

/** A line for each series, with dashes and marks of its own. */
export function Lines({ plot, area, write }: DrawingProps & { readonly area: Area }): ReactElement {
  const { labels, series } = plot
  const slot = area.width / labels.length
  const x = (row: number): number => round(area.x(slot * (row + 0.5)))
  const y = (value: number): number => round(area.y(value))
  return (
    <>
      {series.map(({ name, values }, at) => (
        <g key={at} style={{ color: colourOf(at) }}>
          <polyline
            className="chart__line"
            points={values.map((value, row) => `${x(row)},${y(value)}`).join(' ')}
            strokeDasharray={dashOf(at)}
          />
          {values.length <= MOST_MARKED &&
            values.map((value, row) => (
              <path
                key={row}
                className="chart__point"
                d={markerOf(at)}
                transform={`translate(${x(row)} ${y(value)})`}
              >
                <title>{`${labels[row]}, ${name}: ${write(value)}`}</title>
              </path>
            ))}
        </g>
      ))}
    </>
  )
}

import type { ReactElement } from 'react'
import { colourOf, type DrawingProps, dashOf, fillOf, markerOf } from './chart.marks'
import { type Area, boxPath, round, slicePath } from './chart.scale'

interface BarsProps extends DrawingProps {
  readonly area: Area
  /** For each label, the range of each series in the stack. */
  readonly stacks: readonly (readonly (readonly [from: number, to: number])[])[]
}

/** The share of a label's slot that its bars fill. */
const FILLED_SHARE = 0.72

/** Narrower bars would show nothing but their outline. */
const MIN_BAR_WIDTH_PX = 3

/** Approximate width of a digit of a value beside its bar. */
const DIGIT_WIDTH_PX = 8

/** Grouped or stacked bars. */
export function Bars({ kind, plot, area, stacks, prefix, formatNumber }: BarsProps): ReactElement {
  const { labels, series } = plot
  const slot = area.width / labels.length
  const isStacked = kind === 'stacked'
  const width = (slot * FILLED_SHARE) / (isStacked ? 1 : series.length)
  const boxOf = (row: number, at: number) => {
    const value = series[at]?.values[row] ?? 0
    const [from, to] = (isStacked && stacks[row]?.[at]) || [0, value]
    const [above, below] = [area.y(Math.max(from, to)), area.y(Math.min(from, to))]
    const begin = slot * (row + (1 - FILLED_SHARE) / 2) + (isStacked ? 0 : width * at)
    // Less than a pixel would hardly be visible.
    const seen = Math.max(width, 1)
    const x = area.x(begin, seen)
    return { x: round(x), y: round(above), height: round(below - above), width: round(seen) }
  }
  if (width < MIN_BAR_WIDTH_PX) {
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
  const longest = Math.max(...series.flatMap(({ values }) => values.map(value => formatNumber(value).length)))
  const hasValues = !isStacked && longest * DIGIT_WIDTH_PX < width
  return (
    <>
      {labels.map((label, row) => (
        <g key={row}>
          {series.map(({ name, values }, at) => (
            <rect key={at} className="chart__mark" {...boxOf(row, at)} fill={fillOf(prefix, at)}>
              <title>{`${label}, ${name}: ${formatNumber(values[row] ?? 0)}`}</title>
            </rect>
          ))}
          {hasValues &&
            series.map(({ values }, at) => {
              const { x, y, height, width } = boxOf(row, at)
              const below = (values[row] ?? 0) < 0
              return (
                <text
                  key={at}
                  className="chart__value"
                  x={round(x + width / 2)}
                  y={below ? y + height + 13 : y - 4}
                  textAnchor="middle"
                >
                  {formatNumber(values[row] ?? 0)}
                </text>
              )
            })}
        </g>
      ))}
    </>
  )
}

/** A series with more points gets no markers. */
const MAX_MARKED_POINTS = 60

/** One line per series, each with its own dashes and markers. */
export function Lines({ plot, area, formatNumber }: DrawingProps & { readonly area: Area }): ReactElement {
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
          {values.length <= MAX_MARKED_POINTS &&
            values.map((value, row) => (
              <path
                key={row}
                className="chart__point"
                d={markerOf(at)}
                transform={`translate(${x(row)} ${y(value)})`}
              >
                <title>{`${labels[row]}, ${name}: ${formatNumber(value)}`}</title>
              </path>
            ))}
        </g>
      ))}
    </>
  )
}

/** More slices would show nothing but their outline. */
const MAX_OUTLINED_SLICES = 60

/** A pie of the first series' values; the legend names the slices. */
export function Pie({ plot, width, height, prefix, formatNumber }: DrawingProps): ReactElement {
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
              data-dense={values.length > MAX_OUTLINED_SLICES || undefined}
              d={slicePath(begin, from, radius)}
              fill={fillOf(prefix, at)}
            >
              <title>{`${plot.labels[at]}: ${formatNumber(value)}`}</title>
            </path>
          )
        )
      })}
    </g>
  )
}

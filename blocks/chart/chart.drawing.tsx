import type { ReactElement } from 'react'
import { type DrawingProps, Patterns } from './chart.marks'
import { type Area, labelStep, round, type Scale, scaleOf, shareOf, stack } from './chart.scale'
import { Bars, Lines, Pie } from './chart.shapes'

/** Approximate width of a letter. */
const LETTER_WIDTH_PX = 7.5
const LABEL_HEIGHT_PX = 26
/** Room for the value above the highest bar. */
const TOP_MARGIN_PX = 18

interface ChartDrawingProps extends DrawingProps {
  /** The layout of a chart with axes. */
  readonly layout: Layout | undefined
}

/** The chart as SVG in px, so that texts keep their size. */
export function Drawing(props: ChartDrawingProps): ReactElement {
  const { kind, plot, label, width, height, prefix, layout } = props
  const count = kind === 'pie' ? plot.labels.length : plot.series.length
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Patterns prefix={prefix} count={count} />
      {layout ? <Plotted {...props} {...layout} /> : <Pie {...props} />}
    </svg>
  )
}

/** The plot area of a chart with axes, its scale and the ranges of its stacks. */
interface Layout {
  readonly area: Area
  readonly scale: Scale
  readonly stacks: readonly (readonly (readonly [from: number, to: number])[])[]
}

/** Lays out a chart with axes. */
export function layoutOf(props: Omit<DrawingProps, 'label' | 'prefix'>): Layout {
  const { kind, plot, width, height, isRightToLeft, formatNumber } = props
  const stacks = plot.labels.map((_, row) => stack(plot.series.map(({ values }) => values[row] ?? 0)))
  const scale = scaleOf(kind === 'stacked' ? stacks.flat(2) : plot.series.flatMap(({ values }) => values))
  const widest = Math.max(...scale.ticks.map(tick => formatNumber(tick).length))
  const margin = Math.ceil(widest * LETTER_WIDTH_PX) + 10
  const inner = {
    left: isRightToLeft ? 4 : margin,
    top: TOP_MARGIN_PX,
    width: Math.max(1, width - margin - 4),
    height: height - TOP_MARGIN_PX - LABEL_HEIGHT_PX,
  }
  const area: Area = {
    ...inner,
    y: value => inner.top + inner.height * (1 - shareOf(scale, value)),
    x: (from, width = 0) => inner.left + (isRightToLeft ? inner.width - from - width : from),
  }
  return { area, scale, stacks }
}

function Plotted(props: DrawingProps & Layout): ReactElement {
  const { kind, plot, area, scale, formatNumber } = props
  return (
    <>
      <Axes
        area={area}
        ticks={scale.ticks}
        labels={plot.labels}
        formatNumber={formatNumber}
        letter={LETTER_WIDTH_PX}
      />
      {kind === 'line' ? <Lines {...props} /> : <Bars {...props} />}
    </>
  )
}

interface AxesProps {
  readonly area: Area
  readonly ticks: readonly number[]
  readonly labels: readonly string[]
  readonly formatNumber: (value: number) => string
  /** Approximate width of a letter, in px. */
  readonly letter: number
}

/** Longer labels are cut off; the table shows them in full. */
const MAX_LABEL_LENGTH = 14

/** The grid lines with their values, and the labels of the x-axis. */
function Axes({ area, ticks, labels, formatNumber, letter }: AxesProps): ReactElement {
  const cut = labels.map(label =>
    label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label,
  )
  const widest = Math.max(...cut.map(({ length }) => length)) * letter + 12
  const step = labelStep(labels.length, Math.max(1, Math.floor(area.width / widest)))
  const slot = area.width / labels.length
  return (
    <g className="chart__axes">
      {ticks.map(tick => (
        <g key={tick} data-zero={tick === 0 || undefined}>
          <line
            x1={area.left}
            x2={area.left + area.width}
            y1={round(area.y(tick))}
            y2={round(area.y(tick))}
          />
          <text x={area.x(-8)} y={round(area.y(tick))} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {cut.map(
        (label, index) =>
          index % step === 0 && (
            <text
              key={index}
              x={round(area.x(slot * (index + 0.5)))}
              y={area.top + area.height + 19}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </g>
  )
}

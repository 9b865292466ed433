import type { ReactElement } from 'react'
import { Axes } from './chart.axes'
import { Bars } from './chart.bars'
import type { Plot } from './chart.data'
import { Lines } from './chart.lines'
import { Patterns } from './chart.marks'
import { Pie } from './chart.pie'
import { scaleOf, shareOf, stack } from './chart.scale'
import type { ChartKind } from './chart.schema'

export interface DrawingProps {
  readonly kind: ChartKind
  readonly plot: Plot
  readonly label: string
  readonly width: number
  readonly height: number
  /** Whether one reads from right to left: so does a chart, then. */
  readonly isRightToLeft: boolean
  /** Begins the ids of this drawing's patterns. */
  readonly prefix: string
  readonly write: (value: number) => string
}

/** Where the marks of a drawing stand, in px. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How far down a number stands. */
  readonly y: (value: number) => number
  /** The left edge of what is so wide, so far from where reading begins. */
  readonly x: (from: number, width?: number) => number
}

/** Width of a letter, about, and height of a line of labels, in px. */
const LETTER = 7.5
const LINE = 26
const ABOVE = 10

/** The chart itself, in px of its place, so that its words keep their size. */
export function Drawing(props: DrawingProps): ReactElement {
  const { kind, plot, label, width, height, prefix } = props
  const count = kind === 'pie' ? plot.labels.length : plot.series.length
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Patterns prefix={prefix} count={count} />
      {kind === 'pie' ? <Pie {...props} /> : <Plotted {...props} />}
    </svg>
  )
}

function Plotted(props: DrawingProps): ReactElement {
  const { kind, plot, width, height, isRightToLeft, write } = props
  const stacks = plot.labels.map((_, row) => stack(plot.series.map(({ values }) => values[row] ?? 0)))
  const scale = scaleOf(kind === 'stacked' ? stacks.flat(2) : plot.series.flatMap(({ values }) => values))
  const widest = Math.max(...scale.ticks.map(tick => write(tick).length))
  const margin = Math.ceil(widest * LETTER) + 10
  const inner = {
    left: isRightToLeft ? 4 : margin,
    top: ABOVE,
    width: Math.max(1, width - margin - 4),
    height: height - ABOVE - LINE,
  }
  const area: Area = {
    ...inner,
    y: value => inner.top + inner.height * (1 - shareOf(scale, value)),
    x: (from, width = 0) => inner.left + (isRightToLeft ? inner.width - from - width : from),
  }
  return (
    <>
      <Axes area={area} ticks={scale.ticks} labels={plot.labels} write={write} letter={LETTER} />
      {kind === 'line' ? <Lines {...props} area={area} /> : <Bars {...props} area={area} stacks={stacks} />}
    </>
  )
}

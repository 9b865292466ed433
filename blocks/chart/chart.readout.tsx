import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react'
import type { Plot } from './chart.data'
import { colourOf } from './chart.marks'
import { MESSAGES } from './chart.messages'
import { rowAt, rowByKey, sliceAt } from './chart.readout.state'
import type { Area } from './chart.scale'
import type { ChartKind } from './chart.schema'

interface ReadoutProps {
  readonly kind: ChartKind
  readonly plot: Plot
  readonly title: string
  /** The plot area; a pie has none. */
  readonly area: Area | undefined
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
  readonly formatNumber: (value: number) => string
  readonly formatPercent: (share: number) => string
}

/** Shows the values at the pointer, or at the point that the arrow keys move to: a slider through the labels. */
export function Readout(props: ReadoutProps): ReactElement {
  const { plot, title, area, width, height, isRightToLeft } = props
  const [at, setAt] = useState<number>()
  const count = plot.labels.length
  const shown = at === undefined || at >= count ? undefined : at

  const point = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent): void =>
    setAt(
      area
        ? rowAt(offsetX, { ...area, count, isRightToLeft })
        : sliceAt(offsetX - width / 2, offsetY - height / 2, plot.series[0]?.values ?? []),
    )
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = rowByKey(event.key, shown, count, isRightToLeft)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  const lines = linesOf(props, shown ?? 0)
  const slot = area && area.width / count
  return (
    <>
      {shown !== undefined && area && slot !== undefined && (
        <div
          className="chart__slot"
          style={{ left: area.x(slot * shown, slot), width: slot, top: area.top, height: area.height }}
        />
      )}
      <div
        className="chart__cursor"
        role="slider"
        tabIndex={0}
        aria-label={`${title}: ${MESSAGES.values}`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(shown ?? 0) + 1}
        aria-valuetext={[plot.labels[shown ?? 0], ...lines.map(({ text }) => text)].join(', ')}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
      />
      {shown !== undefined && (
        <div
          className="chart__readout"
          aria-hidden="true"
          style={sideOf(
            area && slot !== undefined ? area.x(slot * shown, slot) + slot / 2 : width / 2,
            width,
          )}
        >
          <strong>{plot.labels[shown]}</strong>
          {lines.map(({ text, colour }, line) => (
            <span key={line} style={{ color: colour }}>
              <span>{text}</span>
            </span>
          ))}
        </div>
      )}
    </>
  )
}

/** The values of a label: one line per series; of a pie, its value and share. */
function linesOf({ kind, plot, formatNumber, formatPercent }: ReadoutProps, row: number) {
  const { series } = plot
  if (kind !== 'pie') {
    return series.map(({ name, values }, at) => ({
      text: `${name}: ${formatNumber(values[row] ?? 0)}`,
      colour: colourOf(at),
    }))
  }
  const values = series[0]?.values ?? []
  const share = (values[row] ?? 0) / values.reduce((all, value) => all + value, 0)
  return [{ text: `${formatNumber(values[row] ?? 0)} (${formatPercent(share)})`, colour: colourOf(row) }]
}

/** Places the readout beside its point, on the side that has more room. */
const sideOf = (x: number, width: number) => (x > width / 2 ? { right: width - x + 12 } : { left: x + 12 })

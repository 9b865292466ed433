import type { ReactElement } from 'react'
import type { Area } from './chart.drawing'
import { labelStep, round } from './chart.scale'

interface AxesProps {
  readonly area: Area
  readonly ticks: readonly number[]
  readonly labels: readonly string[]
  readonly write: (value: number) => string
  /** About how wide a letter is, in px. */
  readonly letter: number
}

/** A longer label is cut; the table has it whole. */
const LONGEST = 14

/** The lines and numbers behind the marks, and the labels below them. */
export function Axes({ area, ticks, labels, write, letter }: AxesProps): ReactElement {
  const cut = labels.map(label => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label))
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
            {write(tick)}
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

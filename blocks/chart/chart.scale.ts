/** The plot area, in px, with its coordinate functions. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The vertical position of a value. */
  readonly y: (value: number) => number
  /** The left edge of a shape of some width, at an offset from the start of the area. */
  readonly x: (from: number, width?: number) => number
}

/** The scale of an axis. */
export interface Scale {
  readonly from: number
  readonly to: number
  /** The values with a grid line, ascending. */
  readonly ticks: readonly number[]
}

/** Maximum number of steps of an axis. */
const MAX_STEPS = 5

const ROUND = [1, 2, 2.5, 5, 10] as const

/** The scale for some values: includes 0 and has round steps. */
export function scaleOf(values: readonly number[]): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const span = high - low || 1
  const power = 10 ** Math.floor(Math.log10(span / MAX_STEPS))
  const step = power * (ROUND.find(round => round * power * MAX_STEPS >= span) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  // Multiples of the step, because sums of it accumulate rounding errors.
  const ticks = [...Array(last - first + 1).keys()].map(at => Number(((first + at) * step).toPrecision(12)))
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks }
}

/** The position of a value on the axis, from 0 to 1. */
export const shareOf = ({ from, to }: Scale, value: number): number => (value - from) / (to - from)

/** The ranges of stacked values; negative values stack downwards. */
export function stack(values: readonly number[]): (readonly [from: number, to: number])[] {
  let [above, below] = [0, 0]
  return values.map(value => {
    if (value < 0) {
      below += value
      return [below - value, below]
    }
    above += value
    return [above - value, above]
  })
}

/** Shows every nth label, so that labels do not overlap. */
export const labelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

/** The path of a slice around the origin, between two shares of the turn, clockwise from the top. */
export function slicePath(from: number, to: number, radius: number): string {
  const arc = `A${radius} ${radius} 0`
  // An arc with equal ends would not be drawn.
  if (to - from > 0.9999) return `M0 ${-radius}${arc} 1 1 0 ${radius}${arc} 1 1 0 ${-radius}Z`
  const at = (share: number): string => {
    const angle = share * 2 * Math.PI
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
  }
  return `M0 0L${at(from)}${arc} ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}

/** A box as a path, so that one path can hold many. */
export const boxPath = (box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string =>
  `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`

/** Rounds a coordinate to three decimals. */
export const round = (value: number): number => Math.round(value * 1000) / 1000 || 0

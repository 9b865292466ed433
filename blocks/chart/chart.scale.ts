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

/** Where the numbers of an axis stand. */
export interface Scale {
  readonly from: number
  readonly to: number
  /** The lines that are drawn and numbered, from the lowest. */
  readonly ticks: readonly number[]
}

/** Lines that an axis has at most, beside the first. */
const MAX_STEPS = 5

const ROUND = [1, 2, 2.5, 5, 10] as const

/** An axis from 0, or from below, past the highest number, in round steps. */
export function scaleOf(values: readonly number[]): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const span = high - low || 1
  const power = 10 ** Math.floor(Math.log10(span / MAX_STEPS))
  const step = power * (ROUND.find(round => round * power * MAX_STEPS >= span) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  // Whole counts times the step, not sums of it, which drift.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  )
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks }
}

/** The share of the axis at which a number stands: 0 at its lower end, 1 at its upper. */
export const shareOf = ({ from, to }: Scale, value: number): number => (value - from) / (to - from)

/** Where the parts of a stack begin and end; what is below 0 goes down. */
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

/** Every how many labels one is written, so that they do not run into each other. */
export const labelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

/** A slice of a circle around 0, as a path: shares of the whole turn, clockwise from the top. */
export function slicePath(from: number, to: number, radius: number): string {
  const arc = `A${radius} ${radius} 0`
  // An arc that ends where it begins is none.
  if (to - from > 0.9999) return `M0 ${-radius}${arc} 1 1 0 ${radius}${arc} 1 1 0 ${-radius}Z`
  const at = (share: number): string => {
    const angle = share * 2 * Math.PI
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
  }
  return `M0 0L${at(from)}${arc} ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}

/** A box as a path, which may hold many. */
export const boxPath = (box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string =>
  `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`

/** Short enough for a page, exact enough for its pixels. */
export const round = (value: number): number => Math.round(value * 1000) / 1000 || 0

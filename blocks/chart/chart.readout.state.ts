/** Where a drawing's labels are, in px. */
interface Slots {
  readonly left: number
  readonly width: number
  readonly count: number
  /** Mirrors the chart. */
  readonly isRightToLeft: boolean
}

/** The label under a horizontal position; the first or last one beside them. */
export function rowAt(x: number, { left, width, count, isRightToLeft }: Slots): number {
  const share = (x - left) / width
  const row = Math.floor((isRightToLeft ? 1 - share : share) * count)
  return Math.min(count - 1, Math.max(0, row))
}

/** The slice at an offset from the middle of a pie, clockwise from the top. */
export function sliceAt(x: number, y: number, values: readonly number[]): number {
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
  let left = turn * values.reduce((all, value) => all + value, 0)
  const slice = values.findIndex(value => {
    left -= value
    return left < 0
  })
  return Math.max(0, slice)
}

/** The label that a key moves to, as on a slider; `undefined` for other keys. */
export function rowByKey(
  key: string,
  at: number | undefined,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const [back, forth] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === forth || key === 'ArrowUp' ? 1 : key === back || key === 'ArrowDown' ? -1 : 0
  if (step === 0) return undefined
  return at === undefined ? 0 : Math.min(count - 1, Math.max(0, at + step))
}

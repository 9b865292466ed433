/*
 * Amounts are whole hundredths of their currency, even if it has none. They are safe integers: no
 * step of a calculation has fractions, and overflow throws.
 */

/** Whether the value is a valid amount. */
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value)

/**
 * Returns the amount.
 *
 * @throws RangeError for fractions, and beyond `Number.MAX_SAFE_INTEGER`.
 */
export function checkCents(cents: number): number {
  if (!isCents(cents)) throw new RangeError(`${cents} is no whole number of cents within the safe range`)
  // Normalizes -0, which some comparisons distinguish from 0.
  return cents || 0
}

/**
 * The sum of amounts.
 *
 * @throws RangeError if it is too large.
 */
export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, cents) => checkCents(sum + checkCents(cents)), 0)

/**
 * The price of several pieces.
 *
 * @throws RangeError if it is too large, or for a fraction of a piece.
 */
export const timesCents = (cents: number, pieces: number): number =>
  checkCents(checkCents(cents) * checkCents(pieces))

/**
 * The amount times `part` divided by `whole`, rounded to a cent once, halves away from zero.
 *
 * @throws RangeError unless `whole` is above 0.
 */
export function shareOfCents(cents: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('a share needs a whole above 0')
  const product = BigInt(checkCents(cents)) * BigInt(checkCents(part))
  const size = product < 0n ? -product : product
  const rounded = (2n * size + BigInt(whole)) / (2n * BigInt(whole))
  return checkCents(Number(product < 0n ? -rounded : rounded))
}

/**
 * Splits an amount by weights, so that the parts add up to it: each part is rounded down, and the remaining
 * cents go one by one to the largest remainders, the first of equals first.
 *
 * @param weights whole numbers, none below 0.
 * @throws RangeError if there is an amount but no weight.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const shares = weights.map(weight => BigInt(checkCents(weight)))
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  if (cents === 0) return weights.map(() => 0)
  if (whole <= 0n || shares.some(share => share < 0n)) throw new RangeError(`no weights to split ${cents} by`)
  const sign = Math.sign(checkCents(cents))
  const size = BigInt(Math.abs(cents))
  const parts = shares.map(share => Number((size * share) / whole))
  const left = Math.abs(cents) - sumCents(parts)
  const losses = shares.map((share, at) => ({ at, loss: (size * share) % whole }))
  losses.sort((a, b) => (a.loss === b.loss ? a.at - b.at : a.loss < b.loss ? 1 : -1))
  const lucky = new Set(losses.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => sign * (part + (lucky.has(at) ? 1 : 0)) || 0)
}

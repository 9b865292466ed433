/*
 * Amounts are whole hundredths of their currency [MON-03], also where it has none. They
 * are safe integers: no step of a calculation is a fraction, and what would be too large is refused.
 */

/** The value is an amount that calculations take. */
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value)

/**
 * The amount itself, when it is one.
 *
 * @throws RangeError for fractions, and beyond `Number.MAX_SAFE_INTEGER`.
 */
export function checkCents(cents: number): number {
  if (!isCents(cents)) throw new RangeError(`${cents} is no whole number of cents within the safe range`)
  // -0 is a 0 that some comparisons tell apart.
  return cents || 0
}

/** @throws RangeError when the sum is too large. */
export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, cents) => checkCents(sum + checkCents(cents)), 0)

/**
 * What so many pieces cost.
 *
 * @throws RangeError when that is too large, or for a part of a piece.
 */
export const timesCents = (cents: number, pieces: number): number =>
  checkCents(checkCents(cents) * checkCents(pieces))

/**
 * The amount times `part` divided by `whole`, rounded to a cent once; a half goes away from zero.
 *
 * @throws RangeError for a `whole` that is not above 0.
 */
export function shareOfCents(cents: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('a share needs a whole above 0')
  const product = BigInt(checkCents(cents)) * BigInt(checkCents(part))
  const size = product < 0n ? -product : product
  const rounded = (2n * size + BigInt(whole)) / (2n * BigInt(whole))
  return checkCents(Number(product < 0n ? -rounded : rounded))
}

/**
 * Splits an amount by weights, so that the parts add up to it: each part is rounded down, and the cents that
 * are left go one by one to those who lost the most, the first of equals first.
 *
 * @param weights whole numbers, none below 0.
 * @throws RangeError when there is something to split and nobody to have it.
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

/** One value of a metric falls into a bucket that is 5 % wide: the 75th percentile is as exact, and costs no sorting. */
const WIDTH = Math.log(1.05)

/** Layout shift has no unit, and is small. */
const scaleOf = (metric: string): number => (metric === 'CLS' ? 1000 : 1)

/** Longer than any page takes, in ms. */
const LARGEST = 600_000

/** The bucket of a value, in ms or as layout shift. */
export function bucketOf(metric: string, value: number): number {
  const scaled = Math.min(value * scaleOf(metric), LARGEST)
  return scaled > 1 ? 1 + Math.floor(Math.log(scaled) / WIDTH) : 0
}

/** The 75th percentile of the values in the buckets; undefined without any. */
export function p75(metric: string, buckets: ReadonlyMap<number, number>): number | undefined {
  const sorted = [...buckets].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of sorted) {
    seen += count
    if (seen >= total * 0.75) return valueIn(metric, bucket)
  }
  return undefined
}

const valueIn = (metric: string, bucket: number): number =>
  bucket === 0 ? 0 : Math.exp((bucket - 0.5) * WIDTH) / scaleOf(metric)

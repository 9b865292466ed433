/** Bytes in a megabyte, as limits count it [LIM-06]. */
export const BYTES_PER_MEGABYTE = 1_000_000

/** Bytes from one unit to the next, as sizes are shown [LIM-06]. */
const STEP = 1024

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** The size in megabytes, to compare with a limit: 1 MB is 1,000,000 bytes. */
export const megabytesOf = (bytes: number): number => bytes / BYTES_PER_MEGABYTE

/**
 * The size in words, in steps of 1024: 1536 bytes are '1.5 kB'. One decimal at most.
 *
 * @param locale BCP 47 tag; the browser's own when left out.
 */
export function humanizeBytes(bytes: number, locale?: string): string {
  const units = UNITS.map((unit, power) => ({ unit, size: STEP ** power }))
  const { unit, size } = units.findLast(({ size }) => Math.abs(bytes) >= size) ?? { unit: 'byte', size: 1 }
  const format = { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' } as const
  return new Intl.NumberFormat(locale, { ...format, maximumFractionDigits: 1 }).format(bytes / size)
}

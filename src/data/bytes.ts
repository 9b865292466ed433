/** Bytes per megabyte in limits [LIM-08]. */
export const BYTES_PER_MEGABYTE = 1_000_000

/** Factor between displayed units [LIM-09]. */
const STEP = 1024

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** The size in megabytes, for limits: 1 MB is 1,000,000 bytes. */
export const megabytesOf = (bytes: number): number => bytes / BYTES_PER_MEGABYTE

/**
 * The size as text, in steps of 1024: 1536 bytes are '1.5 kB'. Up to one decimal.
 *
 * @param locale BCP 47 tag; defaults to the browser's.
 */
export function humanizeBytes(bytes: number, locale?: string): string {
  const units = UNITS.map((unit, power) => ({ unit, size: STEP ** power }))
  const { unit, size } = units.findLast(({ size }) => Math.abs(bytes) >= size) ?? { unit: 'byte', size: 1 }
  const format = { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' } as const
  return new Intl.NumberFormat(locale, { ...format, maximumFractionDigits: 1 }).format(bytes / size)
}

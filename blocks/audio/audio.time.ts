const MINUTE_S = 60
const HOUR_S = 3600

interface Parts {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

function partsOf(seconds: number): Parts {
  const whole = Math.floor(seconds)
  return {
    hour: Math.floor(whole / HOUR_S),
    minute: Math.floor((whole % HOUR_S) / MINUTE_S),
    second: whole % MINUTE_S,
  }
}

/** Formats seconds as a clock: 1:05, 1:02:03. */
export function formatClock(seconds: number, language: string | undefined): string {
  const { hour, minute, second } = partsOf(seconds)
  const one = numberFormat(language, {})
  const two = numberFormat(language, { minimumIntegerDigits: 2 })
  const rest = `${(hour ? two : one).format(minute)}:${two.format(second)}`
  return hour ? `${one.format(hour)}:${rest}` : rest
}

/** Formats seconds as spoken text: 1 minute, 5 seconds. */
export function formatDuration(seconds: number, language: string | undefined): string {
  const parts = Object.entries(partsOf(seconds)).filter(
    ([unit, count]) => count || (unit === 'second' && seconds < 1),
  )
  const spoken = parts.map(([unit, count]) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(canonicalLocale(language), { type: 'unit' }).format(spoken)
}

/** Formats a fraction as a percentage. */
export const formatPercent = (share: number, language: string | undefined): string =>
  numberFormat(language, { style: 'percent' }).format(share)

const formats = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a format is slow. */
function numberFormat(language: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(canonicalLocale(language), options)
  formats.set(key, format)
  return format
}

/** The canonical form of a language tag; `undefined` if it is invalid. */
function canonicalLocale(language: string | undefined): string | undefined {
  try {
    return language && Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

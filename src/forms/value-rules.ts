/** Whether a text is a US zip code: exactly 5 digits (A5 L76). */
export const isUsZip = (text: string): boolean => /^\d{5}$/.test(text)

const UNITED_STATES = /^(us|usa|u\.s\.a?\.?|(the )?united states( of america)?)$/i

/** Whether the last part of an address names the United States. */
export const isUsAddress = (parts: readonly string[]): boolean => UNITED_STATES.test(parts[5]?.trim() ?? '')

/** Whether a text is a number as people write it, with any separators: `1,234.50`, `1 234,5`. */
export const isNumber = (text: string): boolean => /^[-+]?\d[\d\s.,'’]*$|^[-+]?[.,]\d+$/.test(text.trim())

/** Whether a text is the address of a web page, with or without its scheme. */
export function isWebsite(text: string): boolean {
  const address = text.trim()
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (/\s/.test(address) || !URL.canParse(withScheme)) return false
  const { protocol, hostname } = new URL(withScheme)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname)
}

/** Whether month, day and year make a day that is in the calendar. */
export function isDate(parts: readonly string[]): boolean {
  const [month = Number.NaN, day = Number.NaN, year = Number.NaN] = parts.map(wholeNumber)
  // A year of two digits means a far past to Date.
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether hour, minute, second and AM or PM make a time of day; the second may be left out. */
export function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const hours = wholeNumber(hour)
  const isHour = /^[ap]m$/i.test(half) ? hours >= 1 && hours <= 12 : half === '' && hours <= 23
  return isHour && wholeNumber(minute) <= 59 && wholeNumber(second || '0') <= 59
}

/** NaN for anything but digits. */
const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

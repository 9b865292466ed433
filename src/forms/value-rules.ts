/** Returns whether a text is a US zip code: exactly 5 digits. */
export const isUsZip = (text: string): boolean => /^\d{5}$/.test(text)

const UNITED_STATES = /^(us|usa|u\.s\.a?\.?|(the )?united states( of america)?)$/i

/** Returns whether the last part of an address names the United States. */
export const isUsAddress = (parts: readonly string[]): boolean => UNITED_STATES.test(parts[5]?.trim() ?? '')

/** Returns whether a text is a number in any common notation: `1,234.50`, `1 234,5`, `1e3`. */
export const isNumber = (text: string): boolean =>
  /^[-+]?\d[\d\s.,'’]*$|^[-+]?(\d*[.,])?\d+(e[-+]?\d+)?$/i.test(text.trim())

/** Returns whether a text is a web address, with or without its scheme. */
export function isWebsite(text: string): boolean {
  const address = text.trim()
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (/\s/.test(address) || !URL.canParse(withScheme)) return false
  const { protocol, hostname } = new URL(withScheme)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname)
}

/** Returns whether month, day and year form a valid date. */
export function isDate(parts: readonly string[]): boolean {
  const [month = Number.NaN, day = Number.NaN, year = Number.NaN] = parts.map(wholeNumber)
  // `Date` maps years of two digits to the 1900s.
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Returns whether hour, minute, second and AM or PM form a valid time; the second is optional. */
export function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const hours = wholeNumber(hour)
  const isHour = /^[ap]m$/i.test(half) ? hours >= 1 && hours <= 12 : half === '' && hours <= 23
  return isHour && wholeNumber(minute) <= 59 && wholeNumber(second.replace(/\.\d+$/, '') || '0') <= 59
}

/** NaN for anything but digits: browsers accept years of six. */
const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Minimum and maximum length of an e-mail address. */
const EMAIL_LENGTH = { min: 3, max: 256 } as const

const LOCAL = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The rule of HTML's `type=email`, with a dot required in the domain. */
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'i')

/** The literal rule: the last label has 2 to 4 letters or digits. */
const COMPAT_ADDRESS = new RegExp(`^${LOCAL}@(?:[a-z0-9-]+\\.)+[a-z0-9]{2,4}$`, 'i')

/**
 * Returns whether a text is an e-mail address.
 * @param compat applies the literal rule, which rejects `.online` and `.museum`.
 */
export function isEmail(value: string, compat = false): boolean {
  const { min, max } = EMAIL_LENGTH
  if (value.length < min || value.length > max) return false
  return compat ? COMPAT_ADDRESS.test(value) : ADDRESS.test(withAsciiDomain(value))
}

/** Chromium gives the domain of a `type=email` in ASCII, Firefox as the visitor has typed it. */
function withAsciiDomain(value: string): string {
  const [, local = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(value) ?? []
  const isAscii = /^[\w.-]*$/.test(domain)
  return isAscii || !URL.canParse(`http://${domain}`) ? value : local + new URL(`http://${domain}`).hostname
}

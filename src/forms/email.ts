/** Characters of an e-mail address, at least and at most (A5 L81, B9 L377). */
export const EMAIL_LENGTH = { least: 3, most: 256 } as const

const LOCAL = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The rule of HTML's `type=email`, with a dot in the domain. */
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'i')

/** The letter of the specification: the last label has 2 to 4 letters or digits (A5 L81). */
const COMPAT_ADDRESS = new RegExp(`^${LOCAL}@(?:[a-z0-9-]+\\.)+[a-z0-9]{2,4}$`, 'i')

/**
 * Whether a text is an e-mail address (A5 L81; decisions, row 15).
 *
 * @param compat follows the specification to the letter, which refuses `.online` and `.museum`.
 */
export function isEmail(value: string, compat = false): boolean {
  const { least, most } = EMAIL_LENGTH
  return value.length >= least && value.length <= most && (compat ? COMPAT_ADDRESS : ADDRESS).test(value)
}

/** Minimum and maximum length of an e-mail address [FORM-33]. */
export const EMAIL_LENGTH = { min: 3, max: 256 } as const

const LOCAL = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The rule of HTML's `type=email`, with a dot required in the domain. */
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'i')

/** The literal rule: the last label has 2 to 4 letters or digits [FORM-34]. */
const COMPAT_ADDRESS = new RegExp(`^${LOCAL}@(?:[a-z0-9-]+\\.)+[a-z0-9]{2,4}$`, 'i')

/**
 * Returns whether a text is an e-mail address [FORM-34].
 * @param compat applies the literal rule, which rejects `.online` and `.museum`.
 */
export function isEmail(value: string, compat = false): boolean {
  const { min, max } = EMAIL_LENGTH
  return value.length >= min && value.length <= max && (compat ? COMPAT_ADDRESS : ADDRESS).test(value)
}

import { MessageError } from './message-error'

/**
 * Checks the keys of a plural message: `=N`, or a category that the locale has, with `other` among them (B5 L272).
 *
 * @throws MessageError that names the key, or what is missing.
 */
export function checkPluralKeys(keys: readonly string[], locale: string): void {
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const isValid = (key: string): boolean => /^=\d+$/.test(key) || categories.includes(key)
  checkKeys('plural', keys, isValid, ` for ${locale}, which has ${[...categories].sort().join(', ')}`)
}

/**
 * Checks the keys of a select message: words without spaces, with `other` among them (B5 L272).
 *
 * @throws MessageError that names the key, or what is missing.
 */
export function checkSelectKeys(keys: readonly string[]): void {
  checkKeys('select', keys, key => /^[\p{L}\p{N}_-]+$/u.test(key), '')
}

function checkKeys(
  kind: string,
  keys: readonly string[],
  isValid: (key: string) => boolean,
  more: string,
): void {
  const wrong = keys.find((key, index) => !isValid(key) || keys.indexOf(key) !== index)
  if (wrong !== undefined) throw new MessageError(`"${wrong}" is no valid ${kind} key${more}`)
  if (!keys.includes('other')) throw new MessageError(`a ${kind} message needs the key "other"`)
}

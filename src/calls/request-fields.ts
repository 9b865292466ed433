import * as z from 'zod/mini'
import { MAX_ID_LENGTH } from './limits'

/** Text of limited length. */
export const textTo = (most: number, what = 'This text') =>
  z.string().check(z.maxLength(most, `${what} has ${most} characters at most.`))

/** Text of limited length that is not empty. */
export const textFrom1To = (most: number, what = 'This text') =>
  textTo(most, what).check(z.minLength(1, `${what} is missing.`))

/** Text of limited length, trimmed. */
export const trimmedTo = (most: number, what = 'This text') =>
  z.string().check(z.trim(), z.maxLength(most, `${what} has ${most} characters at most.`))

/** Optional text of limited length. */
export const optionalTextTo = (most: number, what?: string) => z.optional(z.nullable(textTo(most, what)))

/** An id. */
export const id = () => textFrom1To(MAX_ID_LENGTH, 'An id')

/** Text that matches `pattern`. */
export const textOf = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** A whole number in a range. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER, unit = '') => {
  const message = `Expected a whole number of ${unit} from ${least} to ${most}.`.replace('of  ', '')
  return z.number(message).check(z.int(message), z.minimum(least, message), z.maximum(most, message))
}

/** A list of limited length. */
export const listTo = <Item extends z.ZodMiniType>(most: number, item: Item) =>
  z.array(item).check(z.maxLength(most, `At most ${most} of these at once.`))

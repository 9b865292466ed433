import * as z from 'zod/mini'

/** A text, empty when the server names none. */
export const text = () => z._default(z.string(), '')

/** A statement that is false unless the server says otherwise. */
export const flag = () => z._default(z.boolean(), false)

/** A number with what holds when the server names none. */
export const number = (fallback = 0) => z._default(z.number(), fallback)

/** A list, empty when the server names none. */
export const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

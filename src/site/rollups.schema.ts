import * as z from 'zod/mini'

/** Real pages write a single file as a text and leave an empty list out. */
const files = z._default(
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform(value => [value].flat()),
  ),
  [],
)

/** Module name → its scripts and its style sheets (B3 L121). */
export const rollupsSchema = z._default(z.record(z.string(), z.object({ js: files, css: files })), {})

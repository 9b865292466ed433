import * as z from 'zod/mini'

const text = z.optional(z.string())

/** `data-block-json` of `<ashlar-code>`. */
export const codeSchema = z.object({
  /** The code: plain text, whatever it looks like. */
  code: text,
  /** The language, as `class="language-…"` names it. */
  language: text,
  /** What the code is: a file's name, say. Stands in place of the language. */
  title: text,
  /** Offers to copy the code. */
  copy: z._default(z.boolean(), true),
  /** Breaks long lines instead of letting them be scrolled. */
  wrap: z._default(z.boolean(), false),
  /** The text of the server's own code, to be copied. */
  serverCode: text,
})

export type CodeData = z.output<typeof codeSchema>
/** What the server's HTML can say of a piece of code. */
export type CodeContent = z.input<typeof codeSchema>

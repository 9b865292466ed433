import * as z from 'zod/mini'

const text = z.optional(z.string())

/** `data-block-json` of `<ashlar-code>`. */
export const codeSchema = z.object({
  /** The code, as plain text. */
  code: text,
  /** The language, as in `class="language-…"`. */
  language: text,
  /** A title, such as a file name, shown instead of the language. */
  title: text,
  /** Shows a copy button. */
  copy: z._default(z.boolean(), true),
  /** Wraps long lines instead of scrolling them. */
  wrap: z._default(z.boolean(), false),
  /** The text of the server's code. Read from HTML only. */
  serverCode: text,
})

export type CodeData = z.output<typeof codeSchema>
/** The part of the data that the server's HTML provides. */
export type CodeContent = z.input<typeof codeSchema>

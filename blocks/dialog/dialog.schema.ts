import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'

const text = z._default(z.string(), '')
const label = z.optional(z.string())

/** `data-block-json` of `<ashlar-dialog>`: the dialog that a click on the link or button inside opens. */
export const dialogSchema = z.object({
  /** A question waits for an answer; an information disappears by itself. */
  kind: z._default(oneOf(['question', 'information', 'login']), 'question'),
  /** The buttons of a question. */
  style: z._default(
    oneOf(['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons']),
    'confirm-or-cancel',
  ),
  /** The heading of the dialog, as plain text. */
  title: text,
  /** The text below the heading, as plain text. */
  message: text,
  /** Labels that replace the buttons' defaults. */
  labels: z._default(z.object({ confirm: label, reject: label, cancel: label }), {}),
})

export type DialogData = z.output<typeof dialogSchema>

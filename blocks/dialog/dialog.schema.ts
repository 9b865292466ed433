import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'

const text = z._default(z.string(), '')
const label = z.optional(z.string())

/** `data-block-json` of `<ashlar-dialog>`: what a click on the link or button inside asks for. */
export const dialogSchema = z.object({
  /** A question waits for an answer; an information goes by itself. */
  kind: z._default(oneOf(['question', 'information', 'login']), 'question'),
  /** Which buttons a question has. */
  style: z._default(
    oneOf(['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons']),
    'confirm-or-cancel',
  ),
  title: text,
  message: text,
  /** What the buttons say, where the usual words do not serve. */
  labels: z._default(z.object({ confirm: label, reject: label, cancel: label }), {}),
})

export type DialogData = z.output<typeof dialogSchema>

import * as z from 'zod/mini'
import { FORM_SHAPE, flag, text } from '../kit/form/frame/form-frame.schema'
import { MESSAGES } from './newsletter.messages'

/** `data-block-json` of `<ashlar-newsletter>`. */
export const newsletterSchema = z.object({
  ...FORM_SHAPE,
  /** The heading. */
  title: text(),
  /** The text below the heading. */
  description: text(),
  /** Also asks for first and last name. */
  requestName: flag(),
  /** The label of the e-mail field. */
  emailLabel: text(() => MESSAGES.email),
  /** The text of the button. */
  buttonText: text(() => MESSAGES.signUp),
  /** Small print below. */
  footnote: text(),
})

/** Data of the newsletter's view, complete after parsing. */
export type NewsletterData = z.output<typeof newsletterSchema>
/** Data read from the server's HTML. */
export type NewsletterContent = z.input<typeof newsletterSchema>

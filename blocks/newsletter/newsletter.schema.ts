import * as z from 'zod/mini'
import { FORM_SHAPE, flag, text } from '../kit/form/frame/form-frame.schema'
import { MESSAGES } from './newsletter.messages'

/** `data-block-json` of `<ashlar-newsletter>`. */
export const newsletterSchema = z.object({
  ...FORM_SHAPE,
  title: text(),
  description: text(),
  /** Asks for first and last name too. */
  requestName: flag(),
  emailLabel: text(() => MESSAGES.email),
  buttonText: text(() => MESSAGES.signUp),
  /** Small print below. */
  footnote: text(),
})

/** All that the newsletter's view needs; complete once it has passed the schema. */
export type NewsletterData = z.output<typeof newsletterSchema>
/** What the server's HTML can say of a sign-up. */
export type NewsletterContent = z.input<typeof newsletterSchema>

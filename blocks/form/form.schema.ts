import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'
import { FORM_SHAPE, flag, text } from '../kit/form/frame/form-frame.schema'
import { MESSAGES } from './form.messages'

/** `data-block-json` of `<ashlar-form>`. */
export const formSchema = z.object({
  ...FORM_SHAPE,
  submitButtonText: text(() => MESSAGES.submit),
  /** Shows the visitor what they have sent. */
  showSummary: flag(),
  /** The form stands behind a button, in a dialog. */
  useLightbox: flag(),
  lightboxHandleText: text(() => MESSAGES.open),
  /** Asks for a captcha before the form is sent. */
  captcha: z.optional(
    z.object({
      provider: z._default(oneOf(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']), 'altcha'),
      /** The site's own, `websiteSettings.captchaSettings.siteKey`, where the block names none. Our own captcha needs none. */
      siteKey: text(),
      theme: z._default(oneOf(['light', 'dark']), 'light'),
    }),
  ),
  /** Names the form to screen readers where no heading does. */
  label: text(),
  /** Wears the class names that the style sheets of exported sites know. */
  isLegacy: flag(),
})

/** All that the form's view needs; complete once it has passed the schema. */
export type FormBlockData = z.output<typeof formSchema>
/** What the server's HTML can say of a form. */
export type FormContent = z.input<typeof formSchema>

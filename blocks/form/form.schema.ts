import * as z from 'zod/mini'
import { instanceOf, oneOf } from '../../src/data/fields/validators'
import { FORM_SHAPE, flag, text } from '../kit/form/frame/form-frame.schema'
import { MESSAGES } from './form.messages'

/** `data-block-json` of `<ashlar-form>`. */
export const formSchema = z.object({
  ...FORM_SHAPE,
  /** The text of the button. */
  submitButtonText: text(() => MESSAGES.submit),
  /** Shows the visitor's submission once it is sent. */
  showSummary: flag(),
  /** Shows a button that opens the form in a dialog. */
  useLightbox: flag(),
  /** The text of the button that opens the dialog. */
  lightboxHandleText: text(() => MESSAGES.open),
  /** The server's own button that opens the dialog, with its wrapper. Read from HTML only. */
  handle: z.optional(instanceOf(Element)),
  /** Requires a captcha before the form is sent. */
  captcha: z.optional(
    z.object({
      /** The captcha’s provider: `altcha` is the backend’s own, the others are third parties. */
      provider: z._default(oneOf(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']), 'altcha'),
      /**
       * The captcha's site key; by default the site's own, `websiteSettings.captchaSettings.siteKey`. Our own
       * captcha needs none.
       */
      siteKey: text(),
      /** The colours of a third party’s captcha. */
      theme: z._default(oneOf(['light', 'dark']), 'light'),
    }),
  ),
  /** Accessible name of the form, if no heading names it. */
  label: text(),
  /** Adds the class names that the style sheets of exported sites use. */
  isLegacy: flag(),
})

/** Data of the form's view, complete after parsing. */
export type FormBlockData = z.output<typeof formSchema>
/** Data read from the server's HTML. */
export type FormContent = z.input<typeof formSchema>

import * as z from 'zod/mini'
import { fieldSchema } from '../../src/forms/field.schema'

const text = (fallback = '') => z._default(z.string(), fallback)
const flag = () => z._default(z.boolean(), false)

/** `data-block-json` of `<ashlar-form>`. */
export const formSchema = z.object({
  /** By which the server knows the form. */
  formId: text(),
  collectionId: text(),
  objectName: text(),
  /** The form's fields; a form in the server's HTML brings its own. */
  fields: z._default(z.array(fieldSchema), []),
  submitButtonText: text('Submit'),
  /** Address that a sent form leads to: a page of the site, or any that is safe to follow. */
  successRedirect: text(),
  /** What is said once the form is sent: plain text, or nodes of the server's HTML. */
  submissionText: z._default(z.union([z.string(), z.array(z.instanceof(Node))]), 'Thank you!'),
  /** HTML that is shown once the form is sent, without anything in it that could run. */
  submissionHtml: text(),
  /** Runs the scripts in that HTML after all: whoever can change the HTML can then do anything on the page. */
  runSubmissionScripts: flag(),
  /** Shows the visitor what they have sent. */
  showSummary: flag(),
  /** The form stands behind a button, in a dialog. */
  useLightbox: flag(),
  lightboxHandleText: text('Open Form'),
  /** Takes e-mail addresses by the letter of the specification, which refuses long endings. */
  compat: flag(),
  /** Asks for a captcha before the form is sent. */
  captcha: z.optional(
    z.object({
      provider: z._default(z.enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']), 'altcha'),
      /** The site's own, `websiteSettings.captchaSettings.siteKey`, where the block names none. Our own captcha needs none. */
      siteKey: text(),
      theme: z._default(z.enum(['light', 'dark']), 'light'),
    }),
  ),
  /** Names the form to screen readers where no heading does. */
  label: text(),
  /** Wears the class names that the style sheets of exported sites know. */
  isLegacy: flag(),
  /** The server's own form, and the element around each of its fields. Only HTML can give it. */
  served: z.optional(
    z.object({
      form: z.instanceof(Element),
      boxes: z.custom<ReadonlyMap<string, Element>>(boxes => boxes instanceof Map),
    }),
  ),
})

/** All that the form's view needs; complete once it has passed the schema. */
export type FormBlockData = z.output<typeof formSchema>
/** What the server's HTML can say of a form. */
export type FormContent = z.input<typeof formSchema>

import * as z from 'zod/mini'
import { fieldSchema } from '../../src/forms/field.schema'

const text = (fallback = '') => z._default(z.string(), fallback)
const flag = () => z._default(z.boolean(), false)

/** `data-block-json` of `<ashlar-newsletter>`. */
export const newsletterSchema = z.object({
  /** By which the server knows the form. */
  formId: text(),
  collectionId: text(),
  objectName: text(),
  title: text(),
  description: text(),
  /** Asks for first and last name too. */
  requestName: flag(),
  emailLabel: text('Email Address'),
  buttonText: text('Sign Up'),
  /** Small print below. */
  footnote: text(),
  /** Address that a sign-up leads to: a page of the site, or any that is safe to follow. */
  successRedirect: text(),
  /** What is said after the sign-up: plain text, or nodes of the server's HTML. */
  submissionText: z._default(z.union([z.string(), z.array(z.instanceof(Node))]), 'Thank you!'),
  /** HTML that is shown after the sign-up, without anything in it that could run. */
  submissionHtml: text(),
  /** Runs the scripts in that HTML after all: whoever can change the HTML can then do anything on the page. */
  runSubmissionScripts: flag(),
  /** Takes e-mail addresses by the letter of the specification, which refuses long endings. */
  compat: flag(),
  /** The fields of a form in the server's HTML. Only HTML can give them. */
  fields: z._default(z.array(fieldSchema), []),
  /** The server's own form, and the element around each of its fields. Only HTML can give it. */
  served: z.optional(
    z.object({
      form: z.instanceof(Element),
      boxes: z.custom<ReadonlyMap<string, Element>>(boxes => boxes instanceof Map),
    }),
  ),
})

/** All that the newsletter's view needs; complete once it has passed the schema. */
export type NewsletterData = z.output<typeof newsletterSchema>
/** What the server's HTML can say of a sign-up. */
export type NewsletterContent = z.input<typeof newsletterSchema>

import * as z from 'zod/mini'
import { instanceOf } from '../../../../src/data/fields/validators'
import { fieldSchema } from '../../../../src/forms/fields/field.schema'
import { FRAME_MESSAGES } from './form-frame.messages'

/** A text that the block's JSON may leave out; then it stands in the page's language. */
export const text = (fallback: () => string = () => '') => z._default(z.string(), fallback)

/** A statement that is false unless the block's JSON says otherwise. */
export const flag = () => z._default(z.boolean(), false)

/** What `data-block-json` says of any block that is a form. */
export const FORM_SHAPE = {
  /** By which the server knows the form. */
  formId: text(),
  collectionId: text(),
  objectName: text(),
  /** The form's fields; a form in the server's HTML brings its own. */
  fields: z._default(z.array(fieldSchema), []),
  /** Address that a sent form leads to: a page of the site, or any that is safe to follow. */
  successRedirect: text(),
  /** What is said once the form is sent: plain text, or nodes of the server's HTML. */
  submissionText: z._default(z.union([z.string(), z.array(instanceOf(Node))]), () => FRAME_MESSAGES.thanks),
  /** HTML that is shown once the form is sent, without anything in it that could run. */
  submissionHtml: text(),
  /** Runs the scripts in that HTML after all: whoever can change the HTML can then do anything on the page. */
  runSubmissionScripts: flag(),
  /** Takes e-mail addresses by the letter of the specification, which refuses long endings. */
  compat: flag(),
  /** The server's own form, and the element around each of its fields. Only HTML can give it. */
  served: z.optional(
    z.object({
      form: instanceOf(Element),
      boxes: z.custom<ReadonlyMap<string, Element>>(boxes => boxes instanceof Map),
    }),
  ),
}

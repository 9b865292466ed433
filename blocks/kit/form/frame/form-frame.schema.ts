import * as z from 'zod/mini'
import { instanceOf, textOrNodes } from '../../../../src/data/fields/validators'
import { fieldSchema, flag } from '../../../../src/forms/fields/field.schema'

/** An optional text; the default is in the page's language. */
export const text = (fallback: () => string = () => '') => z._default(z.string(), fallback)

export { flag }

/** The fields of `data-block-json` that every form block shares. */
export const FORM_SHAPE = {
  /** The form's id on the server. */
  formId: text(),
  /** The page's collection on the server, sent with the form. */
  collectionId: text(),
  /** The form's name on the page, sent with the form. */
  objectName: text(),
  /** The form's fields; a form in the server's HTML defines its own. */
  fields: z._default(z.array(fieldSchema), []),
  /** Address to open after a submission: a page of the site, or any safe address. */
  successRedirect: text(),
  /** Message after a submission: plain text, or nodes of the server's HTML; by default thanks, without `submissionHtml`. */
  submissionText: z.optional(textOrNodes()),
  /** HTML to show after a submission; sanitised, without scripts. */
  submissionHtml: text(),
  /** Runs the scripts in that HTML. Anyone who can edit the HTML can then run code on the page. */
  runSubmissionScripts: flag(),
  /** Validates e-mail addresses literally as specified, which rejects long top-level domains. */
  compat: flag(),
  /** The server-rendered form, and the element of each of its fields. Only HTML can set it. */
  serverForm: z.optional(
    z.object({
      form: instanceOf(Element),
      boxes: instanceOf<ReadonlyMap<string, Element>>(Map),
    }),
  ),
}

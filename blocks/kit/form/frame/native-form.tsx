import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { SAVE_SUBMISSION_PATH } from '../../../../src/calls/form'
import { safeHref } from '../../../../src/data/fields/links'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { formTarget } from '../../../../src/site/form-settings'
import { website } from '../../../../src/site/slices/website'

interface NativeFormProps {
  /** The form that the block draws. */
  readonly form: ReactElement<ComponentProps<'form'>>
  readonly formId: string
  /** A multipart form: it has files. */
  readonly hasFiles?: boolean
}

/**
 * A form from JSON that a browser checks and sends by itself, for static forms: to the address of the page context, or
 * to the site's server, which answers with a page. Nothing if there is neither.
 */
export function NativeForm({ form, formId, hasFiles }: NativeFormProps): ReactElement | null {
  const target = safeHref(formTarget().action)
  if (!target && !formId) return null
  const encoding = target?.startsWith('mailto:') ? 'text/plain' : hasFiles && 'multipart/form-data'
  const attributes = {
    noValidate: false,
    action: target || siteServer(),
    ...(encoding && { encType: encoding }),
  }
  return (
    <div className="form">
      <div className="form__body">
        {cloneElement(
          form,
          attributes,
          form.props.children,
          !target && <input type="hidden" name="formId" value={formId} />,
        )}
      </div>
    </div>
  )
}

function siteServer(): string {
  const { baseUrl } = website()
  return /^https?:/.test(baseUrl) && URL.canParse(baseUrl)
    ? new URL(SAVE_SUBMISSION_PATH, baseUrl).href
    : SAVE_SUBMISSION_PATH
}

/** The fields as they are named where the form is sent: a form service shows their titles, and answers to `email`. */
export function namedFields(fields: readonly FormField[]): readonly FormField[] {
  if (!safeHref(formTarget().action)) return fields
  const email = fields.find(({ type }) => type === 'email')
  return fields.map(field => ({ ...field, id: field === email ? 'email' : field.title || field.id }))
}

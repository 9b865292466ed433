import type { ComponentProps, ReactElement } from 'react'
import { staticForm } from '../kit/element/static-form'
import { NativeForm } from '../kit/form/frame/native-form'
import { NewsletterFromJson } from './newsletter.from-json'
import { newsletterSchema } from './newsletter.schema'

/** A `<form>` that the browser sends; a sign-up without a form id cannot be sent. */
export default staticForm({
  schema: newsletterSchema,
  Form: data => {
    const form = NewsletterFromJson(data) as ReactElement<ComponentProps<'form'>>
    return data.formId ? <NativeForm form={form} formId={data.formId} /> : null
  },
})

import type { ComponentProps, ReactElement } from 'react'
import { staticForm } from '../kit/element/static-form'
import { NativeForm, namedFields } from '../kit/form/frame/native-form'
import { FormFromJson } from './form.from-json'
import { formSchema } from './form.schema'

/** A `<form>` that the browser sends. A captcha needs scripts, and so does a dialog. */
export default staticForm({
  schema: formSchema,
  Form: data => {
    const form = FormFromJson({ ...data, fields: [...namedFields(data.fields)] }) as ReactElement<
      ComponentProps<'form'>
    >
    if (data.fields.length === 0 || data.captcha || data.useLightbox) return null
    const hasFiles = data.fields.some(({ type }) => type === 'file')
    return <NativeForm form={form} formId={data.formId} hasFiles={hasFiles} />
  },
})

import type { ReactElement } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { FormFrame } from '../kit/form/frame/form-frame'
import { onDemand } from './form.load'
import type { FormBlockData } from './form.schema'

export function Form(props: FormBlockData & ServerContent): ReactElement {
  if (!props.serverForm && props.fields.length === 0) return <ServerHtml nodes={props.serverNodes} />
  if (!props.useLightbox || !onDemand) return <FormBody {...props} isOverlayForm={false} />
  return (
    <onDemand.FormDialog {...props}>
      <FormBody {...props} isOverlayForm />
    </onDemand.FormDialog>
  )
}

interface FormBodyProps extends FormBlockData, ServerContent {
  readonly isOverlayForm: boolean
}

/** Renders the form: the server's own, or one built from its fields. */
function FormBody(props: FormBodyProps): ReactElement {
  const { serverForm, fields, serverNodes, isOverlayForm } = props
  // In a dialog, the server's nodes around its form are omitted.
  const nodes = serverForm && isOverlayForm ? [serverForm.form as Element & ChildNode] : serverNodes
  return (
    <FormFrame
      settings={{ ...props, isNewsletter: false }}
      after={props}
      fields={fields}
      serverForm={serverForm}
      serverNodes={nodes}
    >
      {onDemand && <onDemand.FormFromJson {...props} />}
    </FormFrame>
  )
}

import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import { FormBody } from './form.body'
import { onDemand } from './form.load'
import type { FormBlockData } from './form.schema'

export function Form(props: FormBlockData & ServerContent): ReactElement {
  if (!props.serverForm && props.fields.length === 0) return <ServerHtml nodes={props.serverNodes} />
  return props.useLightbox && onDemand ? (
    <onDemand.FormDialog {...props} />
  ) : (
    <FormBody {...props} isOverlayForm={false} />
  )
}

import { type ReactElement, useLayoutEffect, useMemo } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { FormFrame } from '../kit/form/frame/form-frame'
import { enhanceOwnForm, enhanceServerForm } from '../kit/form/frame/server-form'
import { ownFields } from './newsletter.fields'
import { NewNewsletter } from './newsletter.new'
import type { NewsletterData } from './newsletter.schema'
import { watchSmall } from './newsletter.small'

export function Newsletter(props: NewsletterData & ServerContent): ReactElement {
  const { served, serverNodes, requestName, emailLabel } = props
  const host = useHost()
  useLayoutEffect(() => watchSmall(host), [host])
  const own = useMemo(() => ownFields(requestName, emailLabel), [requestName, emailLabel])
  const keepsServer = !!served && !props.formId
  const enhance = keepsServer ? enhanceOwnForm : enhanceServerForm
  const settings = { ...props, keepsServer, isNewsletter: true, isOverlayForm: false }
  const after = { ...props, showSummary: false }
  // A sign-up without a form id cannot be sent.
  const drawn = props.formId ? <NewNewsletter {...props} /> : <ServerHtml nodes={serverNodes} />
  return (
    <FormFrame settings={settings} after={after} fields={served ? props.fields : own} served={served}>
      {served ? <Enhanced nodes={serverNodes} enhance={enhance} data={served.form} /> : drawn}
    </FormFrame>
  )
}

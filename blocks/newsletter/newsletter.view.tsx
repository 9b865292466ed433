import { type ReactElement, useLayoutEffect, useMemo } from 'react'
import type { ServerContent } from '../kit/define-block'
import { FormFrame } from '../kit/form-frame'
import { useHost } from '../kit/host'
import { ServerHtml } from '../kit/server-html'
import { ownFields } from './newsletter.fields'
import { NewNewsletter } from './newsletter.new'
import type { NewsletterData } from './newsletter.schema'
import { watchSmall } from './newsletter.small'

export function Newsletter(props: NewsletterData & ServerContent): ReactElement {
  const { served, serverNodes, requestName, emailLabel } = props
  const host = useHost()
  useLayoutEffect(() => watchSmall(host), [host])
  const own = useMemo(() => ownFields(requestName, emailLabel), [requestName, emailLabel])
  const settings = { ...props, isNewsletter: true, isOverlayForm: false }
  const after = { ...props, showSummary: false }
  return (
    <FormFrame settings={settings} after={after} fields={served ? props.fields : own} served={served}>
      {/* What no server knows cannot be sent. */}
      {served || !props.formId ? <ServerHtml nodes={serverNodes} /> : <NewNewsletter {...props} />}
    </FormFrame>
  )
}

import { type ReactElement, useLayoutEffect, useMemo } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { FormFrame } from '../kit/form/frame/form-frame'
import { ownFields } from './newsletter.fields'
import { NewsletterFromJson } from './newsletter.from-json'
import type { NewsletterData } from './newsletter.schema'
import { watchSmall } from './newsletter.width'

export function Newsletter(props: NewsletterData & ServerContent): ReactElement {
  const { serverForm, serverNodes, requestName, emailLabel } = props
  const host = useHost()
  useLayoutEffect(() => watchSmall(host), [host])
  const own = useMemo(() => ownFields(requestName, emailLabel), [requestName, emailLabel])
  const settings = { ...props, isNewsletter: true, isOverlayForm: false }
  const after = { ...props, showSummary: false }
  return (
    <FormFrame
      settings={settings}
      after={after}
      fields={serverForm ? props.fields : own}
      serverForm={serverForm}
      serverNodes={serverNodes}
    >
      {/* A sign-up without a form id cannot be sent. */}
      {props.formId ? <NewsletterFromJson {...props} /> : <ServerHtml nodes={serverNodes} />}
    </FormFrame>
  )
}

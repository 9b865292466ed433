import { type ReactElement, useEffect, useMemo } from 'react'
import type { FormField } from '../../src/forms/field.schema'
import type { ServerContent } from '../kit/define-block'
import { FormFrame } from '../kit/form-frame'
import { useHost } from '../kit/host'
import { ServerHtml } from '../kit/server-html'
import { MESSAGES } from './newsletter.messages'
import { NewNewsletter } from './newsletter.new'
import type { NewsletterData } from './newsletter.schema'
import { watchSmall } from './newsletter.small'

export function Newsletter(props: NewsletterData & ServerContent): ReactElement {
  const { served, serverNodes, requestName, emailLabel } = props
  const host = useHost()
  useEffect(() => watchSmall(host), [host])
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

/** A field without any of the properties that a sign-up has no use for. */
const PLAIN = {
  description: '',
  required: false,
  placeholder: '',
  maxLength: 0,
  options: [],
  showCountryCode: false,
  currencySymbol: '',
  underline: false,
  key: '',
  value: '',
  autocomplete: '',
  allowedFileTypes: [],
  numFiles: 1,
  maxFileMegabytes: 0,
}

function ownFields(requestName: boolean, emailLabel: string): FormField[] {
  const email: FormField = { ...PLAIN, type: 'email', id: 'email', title: emailLabel, required: true }
  const name: FormField = { ...PLAIN, type: 'name', id: 'name', title: MESSAGES.name }
  return requestName ? [name, email] : [email]
}

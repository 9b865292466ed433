import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { LICENSE_MESSAGES } from './licensed-assets-bar.messages'
import type { LicensedAssetsBarData } from './licensed-assets-bar.schema'

export function LicensedAssetsBar(props: LicensedAssetsBarData & ServerContent): ReactElement {
  const { text, url, linkText, serverNodes } = props
  const address = safeHref(url)
  if (!text) return <ServerHtml nodes={serverNodes} />
  return (
    <aside className="licensed-assets-bar__bar" aria-label={LICENSE_MESSAGES.label}>
      {text} {address && <a href={address}>{linkText}</a>}
    </aside>
  )
}

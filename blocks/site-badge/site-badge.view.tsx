import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { BADGE_MESSAGES } from './site-badge.messages'
import type { SiteBadgeData } from './site-badge.schema'

export function SiteBadge({ text, url, corner }: SiteBadgeData): ReactElement {
  const address = safeHref(url)
  const looks = { className: 'site-badge__badge', 'data-corner': corner }
  return (
    <aside aria-label={BADGE_MESSAGES.label}>
      {address ? (
        <a {...looks} href={address} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        <span {...looks}>{text}</span>
      )}
    </aside>
  )
}

import type { ReactElement } from 'react'
import { SERVICE_ICONS } from '../kit/ui/service-icons'
import type { ShareService } from './share-buttons.schema'
import { type Shared, shareLink } from './share-buttons.state'

interface ShareLinkProps {
  readonly service: ShareService
  readonly shared: Shared
}

/** A link that shares the page on a service. */
export function ShareLink({ service, shared }: ShareLinkProps): ReactElement {
  const { name, href } = shareLink(service, shared)
  return (
    <a className="share-buttons__link" href={href} target="_blank" rel="noopener">
      <Icon name={service} />
      {name}
    </a>
  )
}

/** An icon beside its name. */
export const Icon = ({ name }: { readonly name: keyof typeof SERVICE_ICONS }): ReactElement => (
  <svg className="share-buttons__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SERVICE_ICONS[name]} />
  </svg>
)

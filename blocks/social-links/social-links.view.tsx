import { type ReactElement, useLayoutEffect } from 'react'
import { safeHref } from '../../src/data/fields/safe-href'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import { completeLink } from './social-links.icons'
import type { SocialLinksData } from './social-links.schema'
import { serviceOf } from './social-links.state'

export function SocialLinks(props: SocialLinksData & ServerContent): ReactElement {
  const { links, serverLinks, iconsOnly, newWindow, alignment, label, serverNodes } = props
  const keepsServerLinks = !links.some(({ url }) => safeHref(url))
  useLayoutEffect(() => {
    const undo = keepsServerLinks ? serverLinks.map(completeLink) : []
    return () => {
      for (const restore of undo) restore()
    }
  }, [keepsServerLinks, serverLinks])

  const look = { 'data-alignment': alignment, 'data-icons-only': iconsOnly || undefined }
  if (keepsServerLinks) return <ServerHtml nodes={serverNodes} className="social-links" {...look} />
  return (
    <ul className="social-links" aria-label={label} {...look}>
      {links.map(({ url, name }, index) => {
        const href = safeHref(url)
        if (!href) return null
        const service = serviceOf(url, document.baseURI)
        return (
          <li key={index}>
            <a href={href} rel="me noopener" {...(newWindow && { target: '_blank' })}>
              <svg
                className="social-links__icon social-links__icon--alone"
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <path d={service.icon} />
              </svg>
              <span className="social-links__name">{name || service.name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

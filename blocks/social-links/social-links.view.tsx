import { type ReactElement, useLayoutEffect } from 'react'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
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
        const service = serviceOf(url, dom.baseURI)
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

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Adds a missing name and a missing icon to one of the server's links: exported pages often lack the file of their
 * icons. Returns a function that removes both.
 */
function completeLink(link: HTMLAnchorElement): () => void {
  const { name, icon } = serviceOf(link.getAttribute('href') ?? '', dom.baseURI)
  const pictures = [...link.querySelectorAll<SVGElement | HTMLImageElement>('svg, img')]
  const broken = pictures.filter(isBroken)
  const restore = [keepAttributes(link, ['aria-label']), ...broken.map(svg => keepAttributes(svg, ['style']))]
  if (!hasName(link)) link.setAttribute('aria-label', name)
  for (const svg of broken) svg.style.display = 'none'

  const glyph = pictures.length === broken.length ? createGlyph(icon, pictures.length === 0) : undefined
  if (glyph) link.prepend(glyph)
  return () => {
    glyph?.remove()
    for (const undo of restore) undo()
  }
}

const hasName = (link: Element): boolean =>
  Boolean(link.textContent?.trim()) ||
  ['aria-label', 'aria-labelledby', 'title'].some(name => link.getAttribute(name)?.trim()) ||
  link.querySelector('img[alt]:not([alt=""])') !== null

/** Whether an icon references symbols that are not on the page. */
function isBroken(picture: Element): boolean {
  const uses = [...picture.querySelectorAll('use')]
  return uses.length > 0 && !uses.some(isOnPage)
}

function isOnPage(use: Element): boolean {
  const address = use.getAttribute('href') ?? use.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? ''
  return address.startsWith('#') && dom.getElementById(address.slice(1)) !== null
}

function createGlyph(icon: string, isAlone: boolean): SVGElement {
  const svg = dom.createElementNS(SVG, 'svg')
  const path = dom.createElementNS(SVG, 'path')
  for (const [name, value] of [
    ['class', `social-links__icon${isAlone ? ' social-links__icon--alone' : ''}`],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const) {
    svg.setAttribute(name, value)
  }
  path.setAttribute('d', icon)
  svg.append(path)
  return svg
}

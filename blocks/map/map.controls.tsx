import type { ReactElement } from 'react'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { MESSAGES } from './map.messages'

/** The zoom buttons. */
export function MapControls({ zoomBy }: { readonly zoomBy: (steps: number) => void }): ReactElement {
  return (
    <div className="map__controls">
      <button type="button" aria-label={MESSAGES.zoomIn} onClick={() => zoomBy(1)}>
        +
      </button>
      <button type="button" aria-label={MESSAGES.zoomOut} onClick={() => zoomBy(-1)}>
        −
      </button>
    </div>
  )
}

/** The attribution, which the map's licence requires. */
export function MapCredits({ attribution }: { readonly attribution: string }): ReactElement | null {
  const credits = readAttribution(attribution, dom.baseURI)
  if (credits.length === 0) return null
  return (
    <p className="map__credits">
      {credits.map(({ text, href }, at) =>
        href ? (
          // The site's link colour may lack contrast on white.
          <a key={at} style={{ color: 'inherit' }} href={href} target="_blank" rel="noopener">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}

/** A segment of a map's attribution. */
interface Credit {
  readonly text: string
  readonly href?: string
}

const TAG = /(<[^<>]*>)/
const LINK = /^<\/?a\b(?:.*?\bhref\s*=\s*["']?([^"'\s>]*))?/is
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** Parses an attribution into texts and links, without creating markup. */
export function readAttribution(html: string, base: string): Credit[] {
  const credits: Credit[] = []
  let text = ''
  let href: string | undefined
  const add = (): void => {
    if (text) credits.push(href ? { text, href } : { text })
    text = ''
  }
  for (const part of html.split(TAG)) {
    const link = LINK.exec(part)
    if (link) {
      add()
      href = safeHref(plain(link[1] ?? ''), base)
    } else if (!part.startsWith('<')) text += plain(part)
  }
  add()
  return credits
}

function plain(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).replace(/\s+/g, ' ')
}

import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/safe-href'
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
  const credits = readAttribution(attribution, document.baseURI)
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

const LINK = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]*)[^>]*>([\s\S]*?)<\/a\s*>/gi
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
  let end = 0
  const add = (markup: string, href?: string): void => {
    const text = plain(markup)
    if (text) credits.push(href ? { text, href } : { text })
  }
  for (const { index, 0: whole, 1: href = '', 2: words = '' } of html.matchAll(LINK)) {
    add(html.slice(end, index))
    add(words, safeHref(plain(href), base))
    end = index + whole.length
  }
  add(html.slice(end))
  return credits
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
}

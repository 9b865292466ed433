import type { ReactElement } from 'react'
import { readAttribution } from './map.attribution'
import { MESSAGES } from './map.messages'

/** The buttons that zoom. */
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

/** Who made the map: nobody may use it without these words. */
export function MapCredits({ attribution }: { readonly attribution: string }): ReactElement | null {
  const credits = readAttribution(attribution, document.baseURI)
  if (credits.length === 0) return null
  return (
    <p className="map__credits">
      {credits.map(({ text, href }, at) =>
        href ? (
          // A site's colour of links may not be seen on white.
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

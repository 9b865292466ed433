import type { ReactElement, RefObject } from 'react'
import { dom } from '../../src/data/core/dom'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './map.messages'
import type { MapProgress } from './map.running'
import type { MapData } from './map.schema'
import { addressLines, markerLink } from './map.state'

interface MapPlaceholderProps extends ServerContent {
  readonly data: MapData
  readonly progress: MapProgress
  /** The host of the map; `undefined` for the page's own. */
  readonly host: string | undefined
  /** Ref to the button that loads the map. */
  readonly offer: RefObject<HTMLButtonElement | null>
  readonly show: () => void
}

/** The placeholder before the map has loaded, or after a failure. */
export function MapPlaceholder({
  data,
  serverNodes,
  progress,
  host,
  offer,
  show,
}: MapPlaceholderProps): ReactElement {
  const { step } = progress
  const isFailed = step === 'failed'
  return (
    <div className="map__placeholder" hidden={step === 'shown'}>
      {data.server.hasContent ? (
        <ServerHtml className="map__served" nodes={serverNodes} />
      ) : (
        <Address data={data} />
      )}
      <div className="map__offer">
        {(step === 'waiting' && host) || isFailed ? (
          <>
            {isFailed && <p role="status">{progress.reason}</p>}
            <button ref={offer} type="button" className="map__show" onClick={show}>
              {isFailed ? MESSAGES.again : MESSAGES.show}
            </button>
            {!isFailed && host && <p className="map__notice">{MESSAGES.from(host)}</p>}
          </>
        ) : (
          step === 'loading' && <p role="status">{MESSAGES.loading}</p>
        )}
      </div>
    </div>
  )
}

/** The address from the JSON, linked to a maps page. */
function Address({ data }: { readonly data: MapData }): ReactElement | null {
  const lines = addressLines(data)
  if (lines.length === 0) return null
  const link = data.linkOnClick ? markerLink(data, dom.baseURI) : undefined
  const written = lines.map(line => <span key={line}>{line}</span>)
  return (
    <address className="map__served">
      {link ? (
        <a href={link} target="_blank" rel="noopener">
          {written}
        </a>
      ) : (
        written
      )}
    </address>
  )
}

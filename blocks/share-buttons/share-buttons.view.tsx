import { type ReactElement, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { emit, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { ShareButtonsEvents } from './block'
import { Icon, ShareLink } from './share-buttons.link'
import { SHARE_MESSAGES } from './share-buttons.messages'
import type { ShareButtonsData } from './share-buttons.schema'

export function ShareButtons(props: ShareButtonsData & ServerContent): ReactElement {
  const { links, services, label, serverNodes } = props
  const host = useHost()
  const [said, say] = useState('')
  const shared = {
    url: new URL(safeHref(props.url) ?? pageAddress(), dom.baseURI).href,
    title: props.title || dom.title,
    image: props.image && new URL(props.image, dom.baseURI).href,
  }

  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: shared.url, title: shared.title })
      emit<ShareButtonsEvents>(host, 'change', { shared: 'device' })
    } catch {
      // The visitor canceled.
    }
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shared.url)
      say(SHARE_MESSAGES.copied)
      emit<ShareButtonsEvents>(host, 'change', { shared: 'clipboard' })
    } catch {
      say(SHARE_MESSAGES.copyFailed)
    }
  }

  const canShare = typeof Reflect.get(navigator, 'share') === 'function'
  return (
    <div className="share-buttons" role="group" aria-label={label}>
      {links.length > 0 ? (
        <ServerHtml className="share-buttons__served" nodes={serverNodes} />
      ) : (
        services.map(service => <ShareLink key={service} {...{ service, shared }} />)
      )}
      {canShare ? (
        <button type="button" className="share-buttons__link" onClick={() => void share()}>
          <Icon name="share" />
          {SHARE_MESSAGES.share}
        </button>
      ) : (
        <button type="button" className="share-buttons__link" onClick={() => void copy()}>
          <Icon name="link" />
          {SHARE_MESSAGES.copy}
        </button>
      )}
      <span className="share-buttons__said" role="status">
        {said}
      </span>
    </div>
  )
}

/** The canonical URL of the page. */
const pageAddress = (): string =>
  dom.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href

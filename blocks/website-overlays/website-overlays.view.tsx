import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { openClosable } from '../../src/overlays/escape-stack'
import { useUniqueId } from '../kit/element/host'
import { Surface } from '../kit/ui/base/surface'
import { OVERLAY_MESSAGES, OVERLAY_NAMES, REASONS } from './website-overlays.messages'
import type { WebsiteOverlaysData } from './website-overlays.schema'
import css from './website-overlays.surface.css?inline'

/** Lists for the signed-in owner the overlays that visitors see, with a preview of the pop-up. */
export function WebsiteOverlays({ overlays }: WebsiteOverlaysData): ReactElement {
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useUniqueId()
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    return openClosable(() => {
      open(false)
      button.current?.focus()
    })
  }, [isOpen])

  return (
    <Surface name="website-overlays" css={css}>
      <section className="box" part="box" aria-label={OVERLAY_MESSAGES.button}>
        <div id={id} className="list" part="list" hidden={!isOpen}>
          <h2>{OVERLAY_MESSAGES.title}</h2>
          <ul>
            {overlays.map(overlay => (
              <Overlay key={overlay.name} {...overlay} />
            ))}
          </ul>
        </div>
        <button
          ref={button}
          type="button"
          part="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          {isOpen ? OVERLAY_MESSAGES.close : OVERLAY_MESSAGES.button}
        </button>
      </section>
    </Surface>
  )
}

function Overlay({
  name,
  isShown,
  hindrance,
  canPreview,
}: WebsiteOverlaysData['overlays'][number]): ReactElement {
  return (
    <li data-shown={isShown}>
      <strong>{OVERLAY_NAMES[name] ?? name}</strong>
      <span>{isShown ? OVERLAY_MESSAGES.shown : OVERLAY_MESSAGES.hidden}</span>
      {hindrance && <p>{REASONS[hindrance] ?? hindrance}</p>}
      {canPreview && (
        <button type="button" part="preview" onClick={showPopup}>
          {OVERLAY_MESSAGES.preview}
        </button>
      )}
    </li>
  )
}

/** The runtime's pop-up feature listens for this event. */
const showPopup = (): void => void dom.dispatchEvent(new CustomEvent('ashlar:popup-preview'))

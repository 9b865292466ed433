import { type ReactElement, useEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { POPUP_SELECTOR, POPUP_SURFACE, storePopupRecord } from '../../src/overlays/popup-record'
import type { PopupEvent } from '../../src/visitor/statistics/report-popup'
import { whenConsented } from '../../src/visitor/when-consented'
import { emit, languageOf, useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { Surface } from '../kit/ui/base/surface'
import { CLOSE_BUTTON_CSS } from '../kit/ui/modal/close-button'
import type { PopupOverlayEvents } from './block'
import { Panel } from './popup-overlay.panel'
import panelCss from './popup-overlay.panel.css?inline'
import type { PopupOverlayData } from './popup-overlay.schema'
import surfaceCss from './popup-overlay.surface.css?inline'

export function PopupOverlay(props: PopupOverlayData & ServerContent): ReactElement | null {
  const { serverNodes, newsletter, version, isPreview } = props
  const host = useHost()
  // One pop-up at a time; checked before this one is in the page.
  const [isAlone] = useState(() => !dom.querySelector(POPUP_SELECTOR))
  const [nodes] = useState(() => [...serverNodes, ...(newsletter ? [signUp(newsletter)] : [])])
  const [around] = useState(() => surroundingsOf(host))
  const isOpen = isAlone && (nodes.some(isContent) || !!props.title || !!props.text || !!props.image)

  const mayCount = useRef(false)
  const count = (event: PopupEvent): void => {
    if (mayCount.current) notifySite(event, version).catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, whatever changes afterwards
  useEffect(() => {
    if (!isOpen) return undefined
    emit<PopupOverlayEvents>(host, 'change', { isOpen: true })
    if (isPreview) return undefined
    return whenConsented('analytics', () => {
      mayCount.current = true
      count('show')
    })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current values are in a ref
  useEffect(() => {
    if (!isOpen || isPreview) return undefined
    // The response of a form inside stays visible until the visitor closes the pop-up.
    const remember = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(POPUP_SELECTOR))) return
      storePopupRecord(version, true)
      count('submit')
    }
    dom.addEventListener('ashlar:submitted', remember)
    return () => dom.removeEventListener('ashlar:submitted', remember)
  }, [isOpen, isPreview, version])

  if (!isOpen) return null
  const close = (): void => {
    if (!isPreview) storePopupRecord(version, false)
    count('close')
    emit<PopupOverlayEvents>(host, 'change', { isOpen: false })
    host.remove()
  }
  return (
    <Surface name={POPUP_SURFACE} css={CLOSE_BUTTON_CSS + surfaceCss + panelCss}>
      <Panel {...props} {...around} nodes={nodes} onClose={close} />
    </Surface>
  )
}

const isContent = (node: ChildNode): boolean =>
  node instanceof Element && !(node instanceof HTMLScriptElement)

/** The runtime mounts it like any block of the page. */
function signUp(data: Readonly<Record<string, unknown>>): HTMLElement {
  const block = dom.createElement('ashlar-newsletter')
  block.setAttribute('data-load', 'eager')
  block.setAttribute('data-block-json', JSON.stringify(data))
  return block
}

/** Returns the language and direction of the page. */
function surroundingsOf(host: HTMLElement) {
  return {
    language: languageOf(host),
    isRightToLeft: getComputedStyle(host.parentElement ?? dom.body).direction === 'rtl',
  }
}

/** Notifies the site, if the visitor has consented; a chunk that does not load is ignored. */
async function notifySite(event: PopupEvent, version: number): Promise<void> {
  const { reportPopup } = await import('../../src/visitor/statistics/report-popup')
  reportPopup(event, version)
}

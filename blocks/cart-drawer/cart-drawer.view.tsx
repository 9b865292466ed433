import { type MouseEvent, type ReactElement, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { safeHref } from '../../src/data/fields/safe-href'
import { lockScroll } from '../../src/overlays/dialogs/hold-page'
import { openClosable } from '../../src/overlays/escape/closables'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './cart-drawer.messages'
import type { CartDrawerData } from './cart-drawer.schema'

/** The cart at the side of the page, from the moment it stands there until it is closed; then it goes. */
export function CartDrawer({ cartUrl, cart }: CartDrawerData): ReactElement {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const json = JSON.stringify({ ...cart, compact: true })
  const nodes = useMemo(() => [cartPage(json)], [json])

  useLayoutEffect(() => {
    const element = dialog.current
    const release = lockScroll()
    const forget = openClosable(() => element?.close())
    element?.showModal()
    const end = (): void => {
      forget()
      release()
    }
    element?.addEventListener('close', end, { once: true })
    return end
  }, [])

  const close = (): void => dialog.current?.close()
  /** The room around the dialog is its backdrop, and counts as itself. */
  const closeOutside = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) close()
  }
  async function leave(): Promise<void> {
    const moving = dialog.current?.getAnimations() ?? []
    await Promise.allSettled(moving.map(({ finished }) => finished))
    host.remove()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={titleId}
      onClick={closeOutside}
      onClose={() => void leave()}
    >
      <div className="drawer__head">
        <h2 id={titleId}>{MESSAGES.title}</h2>
        <button type="button" className="drawer__close" aria-label={MESSAGES.close} onClick={close} />
      </div>
      <ServerHtml className="drawer__cart" nodes={nodes} />
      <div className="drawer__foot">
        <a href={safeHref(cartUrl) ?? '/cart'}>{MESSAGES.viewCart}</a>
        <button type="button" className="drawer__plain" onClick={close}>
          {MESSAGES.goOn}
        </button>
      </div>
    </dialog>
  )
}

/** The block that shows the cart as its page does: its bundle comes beside ours. */
function cartPage(json: string): HTMLElement {
  const page = document.createElement('ashlar-cart-page')
  page.dataset['load'] = 'eager'
  page.dataset['blockJson'] = json
  return page
}

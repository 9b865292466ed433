import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { useHost, useUniqueId } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { CloseButton } from '../kit/ui/modal/close-button'
import { useModal } from '../kit/ui/modal/use-modal'
import { MESSAGES } from './cart-drawer.messages'
import type { CartDrawerData } from './cart-drawer.schema'

/** Shows the cart at the side of the page, and removes the block when the visitor closes it. */
export function CartDrawer({ cartUrl, cart }: CartDrawerData): ReactElement {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useUniqueId()
  const json = JSON.stringify({ ...cart, compact: true })
  const nodes = useMemo(() => [cartPage(json)], [json])

  const [isOpen, setOpen] = useState(true)
  const close = (): void => setOpen(false)
  useModal(dialog, isOpen, { close, closesOutside: true })
  useEffect(() => {
    if (isOpen) return
    const animations = dialog.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => host.remove())
  }, [host, isOpen])

  return (
    <dialog ref={dialog} className="drawer" aria-labelledby={titleId}>
      <div className="drawer__head">
        <h2 id={titleId}>{MESSAGES.title}</h2>
        <CloseButton className="drawer__close" onClick={close} />
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

/** Creates the cart page's block, whose bundle loads alongside this one. */
function cartPage(json: string): HTMLElement {
  const page = dom.createElement('ashlar-cart-page')
  page.dataset['load'] = 'eager'
  page.dataset['blockJson'] = json
  return page
}

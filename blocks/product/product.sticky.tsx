import { type ReactElement, useEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { useHost } from '../kit/element/host'

/** The state of the product's own button. */
interface Button {
  readonly text: string
  readonly isDisabled: boolean
}

/**
 * The product's price and button once more, at the bottom of small screens while the product is in view and its
 * button is not. A press on the copy presses the button.
 */
export function StickyButton(): ReactElement {
  const host = useHost()
  const bar = useRef<HTMLDivElement>(null)
  const price = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const [{ text, isDisabled }, setButton] = useState<Button>({ text: '', isDisabled: false })

  useEffect(() => {
    const inView = new Map<Element, boolean>()
    const watcher = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting)
      const button = buttonIn(host)
      const show = inView.get(host) === true && !!button && inView.get(button) === false
      // The focus must not be lost with the copy.
      if (!show && bar.current?.contains(dom.activeElement)) button?.focus({ preventScroll: true })
      setShown(show)
    })
    let watched: Element | undefined
    const read = (): void => {
      const button = buttonIn(host)
      if (button && button !== watched) watcher.observe(button)
      watched = button
      const nodes = [...(host.querySelector('.product-price')?.childNodes ?? [])]
      const shown = price.current
      if (shown && shown.textContent !== nodes.map(({ textContent }) => textContent).join(''))
        shown.replaceChildren(...nodes.map(node => node.cloneNode(true)))
      const next = {
        text: button?.textContent.trim() ?? '',
        isDisabled: button?.ariaDisabled === 'true',
      }
      setButton(now => (now.text === next.text && now.isDisabled === next.isDisabled ? now : next))
    }
    watcher.observe(host)
    read()
    const changes = new MutationObserver(read)
    changes.observe(host, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-disabled'],
    })
    return () => {
      watcher.disconnect()
      changes.disconnect()
    }
  }, [host])

  const press = (): void => {
    buttonIn(host)?.click()
    // An option that must be selected has received the focus, maybe behind the copy.
    const focused = host.querySelector(':focus')
    if (!bar.current?.contains(focused)) focused?.scrollIntoView({ block: 'center' })
  }

  return (
    <div ref={bar} className="product__bar" hidden={!isShown}>
      <span ref={price} />
      <button type="button" aria-disabled={isDisabled} onClick={press}>
        {text}
      </button>
    </div>
  )
}

const buttonIn = (host: HTMLElement): HTMLElement | undefined =>
  host.querySelector<HTMLElement>('.sqs-add-to-cart-button') ?? undefined

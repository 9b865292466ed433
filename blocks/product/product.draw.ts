import { closedText } from '../../src/commerce/cart/cart-interface'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { priceText } from '../../src/commerce/price/price'
import { subscriptionText } from '../../src/commerce/product/subscription.messages'
import { measuresText } from '../../src/commerce/units'
import { dom } from '../../src/data/core/dom'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { storeSettings } from '../../src/site/store-settings/store-settings'
import { languageOf } from '../kit/element/host'
import { MESSAGES } from './product.messages'
import type { OptionControls } from './product.option'
import type { ProductParts } from './product.parts'
import { addedText, buttonState, buttonText, isInCart, priceNodes } from './product.price'
import type { ProductData } from './product.schema'
import { type ProductState, show } from './product.state'

/** A product's elements, updated from its state. */
interface DrawnProduct {
  readonly draw: (state: ProductState) => void
  readonly restore: () => void
}

/** Draws into the server's elements; adds missing elements for texts. */
export function drawnProduct(
  host: HTMLElement,
  product: ProductData,
  { button, label, form, quantity, price, measures }: ProductParts,
  options: readonly OptionControls[],
): DrawnProduct {
  const own = label.textContent.trim() || MESSAGES.addToCart
  const units = storeSettings().measurementStandard
  const locale = languageOf(host)
  const plan = product.subscriptionPlan ? subscriptionText(product.subscriptionPlan) : ''
  const row = button.closest<HTMLElement>('.sqs-add-to-cart-button-wrapper') ?? button
  const ownDisplay = row.style.display
  const stock = slot(host, 'product-stock', place => row.before(place))
  const message = slot(host, 'product-message', place => row.after(place))
  const restores = [
    stock.restore,
    message.restore,
    keepAttributes(row, ['style']),
    keepAttributes(button, ['aria-disabled', 'aria-busy', 'data-state']),
    keepChildren(label),
    ...(price ? [keepChildren(price)] : []),
    ...(measures ? [keepChildren(measures)] : []),
    ...(quantity ? [keepAttributes(quantity, ['max', 'aria-invalid', 'aria-describedby'])] : []),
    ...options.flatMap(({ control }) => (control ? [keepAttributes(control, BLAME)] : [])),
  ]
  // Setting the same text again would announce it again.
  let wasSaid = false
  count += 1
  message.element.id ||= `product-message-${count}`

  return {
    draw(state) {
      const shown = show(product, state)
      const { phase, isClosed } = state
      const isAdding = phase === 'adding'
      const error = isClosed ? undefined : state.error
      if (price && product.showPrice) {
        const nodes = priceNodes(priceText(shown.price, product.currency), plan)
        price.replaceChildren(...nodes)
      }
      if (measures) write(measures, shown.measured ? measuresText(shown.measured, units, locale) : '')
      options.forEach(({ control, draw }, at) => {
        draw(state.choice[at] ?? '', shown.options[at] ?? [])
        markInvalid(control, error?.at === at, message.element)
      })
      write(stock.element, shown.stock)
      stock.element.toggleAttribute('data-sold-out', shown.isSoldOut)
      if (quantity) quantity.max = `${Math.max(1, shown.most)}`
      markInvalid(quantity, error?.at === 'quantity', message.element)

      row.style.display = isClosed ? 'none' : ownDisplay
      const isSaid = isInCart(phase)
      button.dataset['state'] = buttonState(phase, shown.isSoldOut)
      button.ariaDisabled = `${shown.isSoldOut || isAdding}`
      button.ariaBusy = `${isAdding}`
      write(label, buttonText(phase, shown.isSoldOut, own))

      message.element.toggleAttribute('data-fault', error !== undefined)
      if (isClosed) write(message.element, closedText())
      else if (error) write(message.element, error.message)
      else if (!isSaid) write(message.element, isAdding && state.isSlow ? CART_MESSAGES.slow : '')
      else if (!wasSaid) message.element.replaceChildren(...addedNodes(product))
      wasSaid = isSaid && !error
      form?.setAttribute('aria-busy', `${isAdding}`)
    },
    restore() {
      form?.removeAttribute('aria-busy')
      for (const restore of restores) restore()
    },
  }
}

const BLAME = ['aria-invalid', 'aria-describedby']

/** Numbers the message elements, so that each has a unique id. */
let count = 0

function markInvalid(control: HTMLElement | null, isWrong: boolean, message: HTMLElement): void {
  if (isWrong) {
    control?.setAttribute('aria-invalid', 'true')
    control?.setAttribute('aria-describedby', message.id)
  } else for (const name of BLAME) control?.removeAttribute(name)
}

function addedNodes({ title, cartUrl }: ProductData): readonly (Node | string)[] {
  const link = dom.createElement('a')
  link.href = cartUrl
  link.textContent = MESSAGES.viewCart
  return [`${addedText(title)} `, link]
}

/** Setting the same text again would announce it again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function slot(host: HTMLElement, className: string, put: (place: HTMLElement) => void) {
  const serverElement = host.querySelector<HTMLElement>(`.${className}`)
  const element = serverElement ?? dom.createElement('p')
  if (serverElement) return { element, restore: keepPlace(serverElement) }
  element.className = className
  element.setAttribute('role', 'status')
  put(element)
  return { element, restore: () => element.remove() }
}

function keepPlace(element: HTMLElement): () => void {
  const restores = [keepChildren(element), keepAttributes(element, ['id', 'data-fault', 'data-sold-out'])]
  return () => {
    for (const restore of restores) restore()
  }
}

function keepChildren(element: HTMLElement): () => void {
  const nodes = [...element.childNodes]
  return () => element.replaceChildren(...nodes)
}

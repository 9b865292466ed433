import { drawnProduct } from './product.draw'
import { optionControls } from './product.option'
import { answersOf, findParts } from './product.parts'
import { startOf, startPurchase } from './product.purchase'
import type { ProductData } from './product.schema'

/** Enhances the server's controls of a product, and returns how to restore them. */
export function enhanceProduct(host: HTMLElement, product: ProductData): () => void {
  const parts = findParts(host)
  if (!parts) return () => {}
  const { button, form, quantity, fields } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const options = product.optionNames.flatMap((name, at) => optionBox(host, name, at)).map(optionControls)
  const drawn = drawnProduct(host, product, parts, options)
  const inControls = product.optionNames.map((_, at) => options[at]?.value() ?? '')
  const state = startOf(product, inControls, quantity?.value ?? '1')
  const purchase = startPurchase(host, product, state, {
    draw: drawn.draw,
    focus(at) {
      const control = typeof at === 'number' ? options[at]?.control : at === 'quantity' && quantity
      if (control) control.focus()
    },
    image() {
      const image = host.querySelector('img')
      return { imageUrl: image?.currentSrc || (image?.src ?? ''), imageAlt: image?.alt ?? '' }
    },
    answers: () => answersOf(fields),
    isAnswered: () => fields.every(field => field.reportValidity()),
  })

  options.forEach(({ box, value }, option) => {
    const changed = ({ target }: Event): void => {
      // If a select and radio buttons show the same option, the changed control counts.
      const touched = target as HTMLSelectElement | HTMLInputElement
      purchase.choose(option, 'value' in touched ? touched.value : value())
    }
    box.addEventListener('change', changed, { signal })
  })
  quantity?.addEventListener('input', () => purchase.typeQuantity(quantity.value), { signal })
  // Otherwise the browser would report the quantity first.
  const wasNoValidate = form?.noValidate ?? false
  if (form) {
    form.noValidate = true
    form.addEventListener(
      'submit',
      event => {
        event.preventDefault()
        purchase.order()
      },
      { signal },
    )
  }
  // On exported pages the button is not a button element, and is outside a form.
  if (!form || button.localName !== 'button') button.addEventListener('click', purchase.order, { signal })
  host.addEventListener('keydown', pressAsButton, { signal })
  drawn.draw(state)

  return () => {
    stopping.abort()
    purchase.stop()
    if (form) form.noValidate = wasNoValidate
    drawn.restore()
    for (const { restore } of options) restore()
  }
}

/** Finds the box of an option: the one with its name, or the one at its position. */
function optionBox(host: HTMLElement, name: string, at: number): HTMLElement[] {
  const boxes = [...host.querySelectorAll<HTMLElement>('.variant-option')]
  const isOf = (box: HTMLElement): boolean =>
    [...box.querySelectorAll('[data-variant-option-name]')].some(
      named => named.getAttribute('data-variant-option-name') === name,
    )
  const box = boxes.find(isOf) ?? boxes[at]
  return box ? [box] : []
}

/** Lets elements with `role="button"` respond to Enter and Space. */
function pressAsButton(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || !target.matches('[role=button]:not(button)')) return
  if (key !== 'Enter' && key !== ' ') return
  event.preventDefault()
  target.click()
}

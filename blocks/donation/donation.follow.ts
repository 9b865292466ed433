import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'

/** The server's button or form, and the target of the button. */
export interface CheckoutLink {
  readonly serverElement: HTMLElement | undefined
  readonly path: string
  /** Called if the button is pressed without a valid amount; undefined if there is one. */
  readonly onRefused: (() => void) | undefined
}

/**
 * Links the server's button to the donation's checkout, or limits its form to one amount; reports if neither
 * exists.
 */
export function enhanceDonation(host: HTMLElement, link: CheckoutLink): () => void {
  const { serverElement } = link
  if (serverElement)
    return serverElement instanceof HTMLFormElement
      ? keepOneAmount(serverElement)
      : leadToCheckout(serverElement, link)
  report(new BlockError('node-missing', 'the donation block has no button'), host)
  return () => {}
}

function leadToCheckout(button: HTMLElement, { path, onRefused }: CheckoutLink): () => void {
  const isLink = button instanceof HTMLAnchorElement
  const restore = keepAttributes(button, ['href'])
  const address = addressOf(button, path)
  if (isLink) button.setAttribute('href', address)

  const press = (event: Event): void => {
    if (onRefused) {
      event.preventDefault()
      onRefused()
    } else if (!isLink) {
      event.preventDefault()
      follow(button, address)
    }
  }
  button.addEventListener('click', press)
  return () => {
    button.removeEventListener('click', press)
    restore()
  }
}

/** A link with the shop's origin keeps it. */
function addressOf(button: HTMLElement, path: string): string {
  const href = button.getAttribute('href') ?? ''
  return /^https?:/.test(href) && URL.canParse(path, href) ? new URL(path, href).href : path
}

/** Clicks a link, so that listeners for links, such as Turbo, receive the event. */
function follow(button: HTMLElement, address: string): void {
  const link = dom.createElement('a')
  link.href = address
  link.hidden = true
  button.after(link)
  link.click()
  link.remove()
}

/** Keeps the form's two choices exclusive: an amount from the list, or a typed one. */
function keepOneAmount(form: HTMLElement): () => void {
  const own = form.querySelector<HTMLInputElement>('[name="otherAmount"]')
  const other = form.querySelector<HTMLInputElement>('[name="amount"][value="other"]')
  if (!own || !other) return () => {}

  const changed = ({ target }: Event): void => {
    if (target === own) other.checked = own.value.trim() !== '' || other.checked
    else if (target instanceof HTMLInputElement && target.name === 'amount' && target !== other)
      own.value = ''
  }
  // The visitor may have typed before the block mounted.
  if (own.value.trim()) other.checked = true
  form.addEventListener('input', changed)
  return () => form.removeEventListener('input', changed)
}

import { keepAttributes } from '../../src/dom/core/keep-attributes'

/** What a press on the server's button does. */
export interface Lead {
  readonly path: string
  /** Told of a press that cannot lead anywhere yet; undefined where it can. */
  readonly onRefused: (() => void) | undefined
}

/** Lets the server's link or button lead to the donation's checkout (A2 L19). @returns how to give it back. */
export function leadToCheckout(button: HTMLElement, { path, onRefused }: Lead): () => void {
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

/** A link that names the site of the shop leads there still. */
function addressOf(button: HTMLElement, path: string): string {
  const href = button.getAttribute('href') ?? ''
  return /^https?:/.test(href) && URL.canParse(path, href) ? new URL(path, href).href : path
}

/** As a link would, so that whoever listens for links, such as Turbo, hears of it. */
function follow(button: HTMLElement, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.hidden = true
  button.after(link)
  link.click()
  link.remove()
}

/** Lets the server's form mean one amount: that of the list, or the one that is typed. @returns how to stop. */
export function keepOneAmount(form: HTMLElement): () => void {
  const own = form.querySelector<HTMLInputElement>('[name="otherAmount"]')
  const other = form.querySelector<HTMLInputElement>('[name="amount"][value="other"]')
  if (!own || !other) return () => {}

  const changed = ({ target }: Event): void => {
    if (target === own) other.checked = own.value.trim() !== '' || other.checked
    else if (target instanceof HTMLInputElement && target.name === 'amount' && target !== other)
      own.value = ''
  }
  // Somebody may have typed before the block was there.
  if (own.value.trim()) other.checked = true
  form.addEventListener('input', changed)
  return () => form.removeEventListener('input', changed)
}

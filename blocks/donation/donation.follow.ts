import { keepAttributes } from '../../src/keep-attributes'

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

/** Chooses the amount of one's own, in the server's form, for whoever types one. @returns how to stop. */
export function chooseTyped(form: HTMLElement): () => void {
  const typed = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'otherAmount') return
    const other = form.querySelector<HTMLInputElement>('[name="amount"][value="other"]')
    if (other) other.checked = true
  }
  form.addEventListener('input', typed)
  return () => form.removeEventListener('input', typed)
}

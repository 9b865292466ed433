/** Server-rendered markup of two items; the second is open. */
export const HTML = `
  <details><summary>Shipping</summary><p>Two <b>days</b>.</p></details>
  <details open=""><summary><h2>Returns</h2></summary><p>Thirty days.</p></details>`

export function button(block: HTMLElement, title: string): HTMLButtonElement {
  const found = [...block.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === title)
  if (!found) throw new Error(`no item titled ${title}`)
  return found
}

export function titles(block: HTMLElement): string[] {
  return [...block.querySelectorAll('button')].map(({ textContent }) => textContent.trim())
}

export function expanded(block: HTMLElement): string[] {
  return [...block.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent.trim())
}

export function panel(block: HTMLElement, title: string): HTMLElement {
  const id = button(block, title).getAttribute('aria-controls') ?? ''
  const found = document.getElementById(id)
  if (!found) throw new Error(`no panel for ${title}`)
  return found
}

/** A text for those who hear the page. */
export function visuallyHidden(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'product__unseen'
  element.textContent = text
  return element
}

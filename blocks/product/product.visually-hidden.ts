/** Creates a text for screen readers only. */
export function visuallyHidden(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'ashlar-visually-hidden'
  element.textContent = text
  return element
}

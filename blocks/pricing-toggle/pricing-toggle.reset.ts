/**
 * Names what a site's style sheet has taken from the cards, `padding` and `margin`, in the attribute `data-reset`. A
 * reset has no layer, so it wins over our styles. Returns a function that removes the attribute.
 */
export function markReset(host: HTMLElement): () => void {
  const card = host.querySelector('article')
  const element = card?.firstElementChild
  const taken = {
    padding: card && getComputedStyle(card).paddingInlineStart === '0px',
    margin: element?.nextElementSibling && getComputedStyle(element).marginBlockEnd === '0px',
  }
  const names = Object.entries(taken).flatMap(([name, isTaken]) => (isTaken ? name : []))
  if (names.length > 0) host.setAttribute('data-reset', names.join(' '))
  return () => host.removeAttribute('data-reset')
}

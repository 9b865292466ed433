import type { CartPageContent } from './cart-page.schema'

/** Reads the settings in the server's HTML that no call returns. */
export function readCartPage(serverNodes: readonly ChildNode[]): CartPageContent {
  const forms = serverNodes.flatMap(node => {
    if (node instanceof HTMLFormElement) return [node]
    return node instanceof Element ? [...node.querySelectorAll('form')] : []
  })
  const placeForm = forms.find(form => form.querySelector('select[name="country"]'))
  const checkout = forms.map(form => form.getAttribute('action')).find(action => action?.includes('checkout'))
  return { ...(placeForm && { placeForm }), ...(checkout && { checkoutUrl: checkout }) }
}

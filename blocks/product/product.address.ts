import { type Choice, choiceIn, choose, withChoice } from '../../src/commerce/product/choice.state'
import type { Product } from '../../src/commerce/product/product'
import { isEditMode } from '../../src/site/core/edit-mode'

/** Returns the initial choice: from the address, or else from the page's own controls. */
export function choiceAtStart(product: Product, query: URLSearchParams, inControls: Choice): Choice {
  return inControls.reduce(
    (choice, value, option) => {
      const next = choice[option] || !value ? choice : choose(product, choice, option, value)
      // If two choices do not combine, the earlier one stays.
      return choice.every((earlier, at) => at === option || next[at] === earlier) ? next : choice
    },
    choiceIn(query, product),
  )
}

/** Writes the choice to the page's address without a new history entry. */
export function rememberChoice(product: Product, choice: Choice): void {
  if (isEditMode()) return
  const query = withChoice(new URLSearchParams(location.search), product, choice).toString()
  const url = `${location.pathname}${query && `?${query}`}${location.hash}`
  if (url !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', url)
}

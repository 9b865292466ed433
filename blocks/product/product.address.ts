import { type Choice, choiceIn, choose, withChoice } from '../../src/commerce/product/choice.state'
import type { Product } from '../../src/commerce/product/product'
import { isEditMode } from '../../src/site/core/edit-mode'

/** The choice to begin with: that of the address, and where it is silent, what the page's own controls say. */
export function choiceAtStart(product: Product, query: URLSearchParams, inControls: Choice): Choice {
  return inControls.reduce(
    (choice, value, option) => {
      const next = choice[option] || !value ? choice : choose(product, choice, option, value)
      // What is chosen first stays, where the two do not go together.
      return choice.every((earlier, at) => at === option || next[at] === earlier) ? next : choice
    },
    choiceIn(query, product),
  )
}

/** Writes the choice into the page's address, without a new step in its history. */
export function rememberChoice(product: Product, choice: Choice): void {
  if (isEditMode()) return
  const query = withChoice(new URLSearchParams(location.search), product, choice).toString()
  const url = `${location.pathname}${query && `?${query}`}${location.hash}`
  if (url !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', url)
}

import { type Choice, choose, firstChoice } from './choice.state'
import type { Product } from './product'

/** Comes before the name of an option in the address: `?option.Size=Large`. Other keys are the site's. */
const PREFIX = 'option.'

/** Names a variant in an address that an advertisement or a feed of products gives. */
const SKU_KEY = 'sku'

/** Reads the choice out of an address; a value that the product does not have, or not together with others, is left out. */
export function choiceIn(query: URLSearchParams, product: Product): Choice {
  const named = product.variants.find(({ sku }) => sku !== '' && sku === query.get(SKU_KEY))
  return product.optionNames.reduce((choice, name, option) => {
    const value = query.get(PREFIX + name)
    // What is chosen first stays: a later key would take it back where the two do not go together.
    const next = value ? choose(product, choice, option, value) : choice
    return choice.every((earlier, at) => at === option || earlier === next[at]) ? next : choice
  }, named?.values ?? firstChoice(product))
}

/** The query with the choice in it, and all else as it was. */
export function withChoice(query: URLSearchParams, product: Product, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(SKU_KEY)
  product.optionNames.forEach((name, option) => {
    const value = choice[option]
    if (value) next.set(PREFIX + name, value)
    else next.delete(PREFIX + name)
  })
  return next
}

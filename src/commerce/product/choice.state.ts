import type { Product, Variant } from './product'
import { piecesLeft } from './stock'

/** The selected values, one per name in `optionNames`; empty if none is selected. */
export type Choice = readonly string[]

/** Whether a value is available with the rest of the selection; `not-made` combinations do not exist. */
type Availability = 'available' | 'sold-out' | 'not-made'

/** A value of an option and its availability. */
export interface OfferedValue {
  readonly value: string
  readonly availability: Availability
}

type Offer = Pick<Product, 'type' | 'optionNames' | 'variants'>

/** The initial selection: options with a single value are preselected. */
export const firstChoice = (product: Offer): Choice =>
  valuesOf(product).map(values => (values.length === 1 && values[0]) || '')

/** The values of each option, in the order of the variants. */
export const valuesOf = ({ optionNames, variants }: Offer): readonly (readonly string[])[] =>
  optionNames.map((_, option) => [...new Set(variants.map(({ values }) => values[option] ?? ''))])

/** The values of each option with their availability, given the selection of the others. */
export function offeredValues(product: Offer, choice: Choice): readonly (readonly OfferedValue[])[] {
  return valuesOf(product).map((values, option) => {
    const others = choice.map((value, at) => (at === option ? '' : value))
    const best = new Map<string, Availability>()
    for (const variant of product.variants.filter(({ values }) => fits(values, others))) {
      const value = variant.values[option] ?? ''
      if (piecesLeft(product.type, variant) > 0) best.set(value, 'available')
      else if (!best.has(value)) best.set(value, 'sold-out')
    }
    return values.map(value => ({ value, availability: best.get(value) ?? 'not-made' }))
  })
}

/**
 * Selects a value; an empty one clears the selection. Selections of other options stay as far as the
 * combination exists. Unknown values return the same selection.
 */
export function choose(product: Offer, choice: Choice, option: number, value: string): Choice {
  const isMade = (wanted: Choice): boolean => product.variants.some(({ values }) => fits(values, wanted))
  const start = product.optionNames.map((_, at) => (at === option ? value : ''))
  if (!isMade(start)) return choice
  return choice.reduce((kept, earlier, at) => {
    if (at === option) return kept
    const next = kept.map((value, index) => (index === at ? earlier : value))
    return isMade(next) ? next : kept
  }, start as Choice)
}

/** The variants that match the selection. */
export const fittingVariants = (product: Offer, choice: Choice): readonly Variant[] =>
  product.variants.filter(({ values }) => fits(values, choice))

/** The selected variant; `undefined` while an option is open. Of two equal variants, the one in stock. */
export function chosenVariant(product: Offer, choice: Choice): Variant | undefined {
  if (choice.some(value => value === '')) return undefined
  const fitting = fittingVariants(product, choice)
  return fitting.find(variant => piecesLeft(product.type, variant) > 0) ?? fitting[0]
}

/** Every selected value matches the variant; open options match anything. */
const fits = (values: readonly string[], choice: Choice): boolean =>
  choice.every((value, option) => value === '' || values[option] === value)

/** The prefix of an option in the query: `?option.Size=Large`. Other keys belong to the site. */
const PREFIX = 'option.'

/** The query key that selects a variant by SKU, for advertisements and product feeds. */
const SKU_KEY = 'sku'

/** Reads the selection from a query; values that do not exist, or not in combination, are ignored. */
export function choiceIn(query: URLSearchParams, product: Product): Choice {
  const named = product.variants.find(({ sku }) => sku !== '' && sku === query.get(SKU_KEY))
  return product.optionNames.reduce((choice, name, option) => {
    const value = query.get(PREFIX + name)
    // The first selection wins: a later key must not undo it.
    const next = value ? choose(product, choice, option, value) : choice
    return choice.every((earlier, at) => at === option || earlier === next[at]) ? next : choice
  }, named?.values ?? firstChoice(product))
}

/** The query with the selection in it, and everything else unchanged. */
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

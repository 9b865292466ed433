import type { Product, Variant } from './product'
import { piecesLeft } from './stock'

/** What is chosen, one value per name in `optionNames`; empty where nothing is chosen yet. */
export type Choice = readonly string[]

/** Whether a value can be had together with what else is chosen: no such combination is made, or none is left. */
export type Availability = 'available' | 'sold-out' | 'not-made'

/** A value of an option, as it is offered. */
export interface OfferedValue {
  readonly value: string
  readonly availability: Availability
}

type Offer = Pick<Product, 'type' | 'optionNames' | 'variants'>

/** The choice to begin with: where there is one value only, nobody needs to choose. */
export const firstChoice = (product: Offer): Choice =>
  valuesOf(product).map(values => (values.length === 1 && values[0]) || '')

/** The values of each option, in the order in which the variants name them. */
export const valuesOf = ({ optionNames, variants }: Offer): readonly (readonly string[])[] =>
  optionNames.map((_, option) => [...new Set(variants.map(({ values }) => values[option] ?? ''))])

/** What is offered of each option, given what is chosen of the others. */
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
 * Chooses a value; an empty one takes the choice back. What was chosen of other options stays as far as
 * the combination is made. The same choice comes back for a value that the option does not have.
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

/** The variants that what is chosen leaves. */
export const fittingVariants = (product: Offer, choice: Choice): readonly Variant[] =>
  product.variants.filter(({ values }) => fits(values, choice))

/** The variant that is chosen; undefined while an option is open. Of two that are equal, one that can be had. */
export function chosenVariant(product: Offer, choice: Choice): Variant | undefined {
  if (choice.some(value => value === '')) return undefined
  const fitting = fittingVariants(product, choice)
  return fitting.find(variant => piecesLeft(product.type, variant) > 0) ?? fitting[0]
}

/** What is chosen is so in the variant; what is open fits all. */
const fits = (values: readonly string[], choice: Choice): boolean =>
  choice.every((value, option) => value === '' || values[option] === value)

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

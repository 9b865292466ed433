import { BLOCK_VARIANTS } from 'virtual:ashlar/block-variants'

/** Lists the bundles of the variants of a block that an element's JSON names. From source, blocks import them themselves. */
export const variantsOf = (element: Element, name: string): string[] =>
  Object.entries((import.meta.env?.PROD && BLOCK_VARIANTS[name]) || {}).flatMap(([bundle, values]) =>
    RegExp(`"(${values})"`).test(`${element.getAttribute('data-block-json')}`) ? bundle : [],
  )

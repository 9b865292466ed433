import { dom } from '../../src/data/core/dom'
import type * as FromJson from './product.from-json'

/** Renders products from JSON; most products are in the server's HTML. */
export let fromJson: typeof FromJson | undefined

/** Loads it, so that what `ashlar prerender` has written stays until then; undefined if there is nothing to load. */
export const loadProduct = (): Promise<void> | undefined =>
  fromJson || !dom.querySelector('ashlar-product:not(:has(>:not(script,[data-prerendered])))')
    ? undefined
    : loadFromJson().then(loaded => {
        fromJson = loaded
      })

export const loadFromJson = () => import('./product.from-json')

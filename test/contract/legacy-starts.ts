import { legacyMarkup } from '../../runtime/build/block-facts'
import type { Block } from '../../runtime/build/blocks'
import { legacyKinds } from '../../runtime/features/legacy/legacy-kinds'

/**
 * What a style sheet for the markup of exported sites may start its rules with: the classes (`.name`) and the values of
 * attributes (`name=value`) by which pages are searched for the block.
 */
export function legacyStarts(block: Block): string[] {
  const selectors = legacyKinds(legacyMarkup([block])).flatMap(({ selector, bare = '', inSlides = '' }) => [
    selector,
    bare,
    inSlides,
  ])
  const starts = selectors.flatMap(text => [
    ...[...text.replace(/"[^"]*"/g, '').matchAll(/\.[\w-]+/g)].map(([name]) => name),
    ...[...text.matchAll(/\[([\w-]+)="([^"]*)"\]/g)].map(([, name, value]) => `${name}=${value}`),
  ])
  return [...new Set(starts)]
}

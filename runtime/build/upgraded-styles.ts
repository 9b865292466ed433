import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/**
 * Leaves out of bundles what a static style sheet says of a block before the upgrade: the block is upgraded once its bundle
 * runs, and the page's own style sheet has these rules, too.
 */
export function upgradedStyles(): Plugin {
  return {
    name: 'ashlar:upgraded-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.static\.css\?inline$/ },
      handler: (css, id) => ({ code: upgraded(css, id), map: null }),
    },
  }
}

/** Returns a style sheet without the rules that apply only before the upgrade, and without animations of theirs. */
export function upgraded(css: string, filename = ''): string {
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.every(isEarly) ? [] : undefined) },
      Selector: selector => (isEarly(selector) ? [] : undefined),
    },
  })
  const text = code.toString()
  const isUsed = (name: string): boolean => text.split(name).length > 2
  const used = transform({
    filename,
    code,
    visitor: {
      Rule: { keyframes: ({ value }) => (isUsed(value.name.value) ? undefined : []) },
    },
  })
  return used.code.toString()
}

/** Whether a selector is for a block that is not defined yet, or that does not contain its view: `:not(:has(> .NAME))`. */
function isEarly([tag, ...selector]: Selector): boolean {
  if (tag?.type !== 'type' || !tag.name.startsWith('ashlar-')) return false
  const end = selector.findIndex(({ type }) => type === 'combinator')
  return selector.slice(0, end < 0 ? undefined : end).some(isEarlyCondition)
}

function isEarlyCondition(component: SelectorComponent): boolean {
  if (component.type !== 'pseudo-class' || component.kind !== 'not') return false
  const [first] = component.selectors[0] ?? []
  if (first?.type !== 'pseudo-class') return false
  if (first.kind === 'defined') return true
  return first.kind === 'has' && first.selectors.some(inner => inner.some(isRoot))
}

const isRoot = (component: SelectorComponent): boolean =>
  component.type === 'class' && !component.name.includes('__')

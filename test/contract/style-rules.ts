import type { CssRule } from './read-css'

/** Without overflow-x and -y, whose logical names only Firefox knows. */
const PHYSICAL_PROPERTY =
  /^(top|right|bottom|left|(min-|max-)?(width|height)|(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)(-.+)?|border-(top|bottom)-(left|right)-radius|overscroll-behavior-[xy])$/

const PHYSICAL_VALUE: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right)$/,
  float: /^(left|right)$/,
  clear: /^(left|right)$/,
  resize: /^(horizontal|vertical)$/,
}

/** At-rules whose inner preludes are not selectors. */
const WITHOUT_SELECTORS = /^@(keyframes|font-face|property)\b/

/** Says what a block's style sheet does that a block's style sheet must not, one line each. */
export function styleFaults(block: string, rules: readonly CssRule[]): string[] {
  // Styles of a shadow root cannot reach the page: the tag outside is their `:host`.
  const isShadow = rules.some(({ selectors }) => selectors.some(selector => selector.startsWith(':host')))
  return rules.flatMap(rule => [
    ...(rule.inside[0] === '@layer ashlar' || isShadow ? [] : [`${rule.selectors} is outside @layer ashlar`]),
    ...(isShadow ? [] : strayedSelectors(block, rule)),
    ...declarationFaults(rule),
  ])
}

function strayedSelectors(block: string, { selectors, inside }: CssRule): string[] {
  const isNested = inside.some(prelude => !prelude.startsWith('@'))
  const isSelector = ![...inside, ...selectors].some(prelude => WITHOUT_SELECTORS.test(prelude))
  if (isNested || !isSelector) return []
  const start = new RegExp(`^(:where\\(|:is\\()?ashlar-${block}(?![\\w-])`)
  return selectors
    .filter(selector => !start.test(selector))
    .map(selector => `${selector} does not start with the tag`)
}

function declarationFaults({ selectors, declarations }: CssRule): string[] {
  return declarations.flatMap(({ property, value }) => [
    ...(PHYSICAL_PROPERTY.test(property) || PHYSICAL_VALUE[property]?.test(value)
      ? [`${selectors} { ${property}: ${value} } is physical`]
      : []),
    ...(value.includes('!important') ? [`${selectors} { ${property} } is !important`] : []),
  ])
}

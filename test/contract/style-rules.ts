import {
  type Declaration,
  type DeclarationBlock,
  type Location2 as Location,
  type Rule,
  type Selector,
  transform,
} from 'lightningcss'

/** Without overflow-x and -y, whose logical names only Firefox knows. */
const PHYSICAL_PROPERTY =
  /^(top|right|bottom|left|(min-|max-)?(width|height)|(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)(-.+)?|border-(top|bottom)-(left|right)-radius|overscroll-behavior-[xy])$/

const PHYSICAL_VALUE: Readonly<Record<string, RegExp>> = {
  'text-align': /"(left|right)"/,
  float: /"(left|right)"/,
  clear: /"(left|right)"/,
  resize: /"(horizontal|vertical)"/,
}

/**
 * Blocks with colours outside the design tokens: on pictures and map tiles, whose contrast the page's colours do not
 * determine, in the dark theme that a site's settings select, in a mask, and of a chart's series.
 */
const OWN_COLOURS = [
  'chart',
  'cookie-banner',
  'gallery',
  'lightbox',
  'map',
  'marquee',
  'pinterest-overlay',
  'video',
]

/** The checked properties of a rule. */
interface StyleRule {
  readonly line: number
  readonly selectors: readonly Selector[]
  readonly isInLayer: boolean
  readonly isNested: boolean
  readonly isPrinted: boolean
  readonly declarations: readonly Declaration[]
  readonly important: readonly Declaration[]
}

/**
 * Lists the violations in a block's style sheet, one line each.
 *
 * @param markup what rules may start with instead of the tag: classes (`.name`) and attributes (`name=value`) of exported
 * markup.
 * @throws if the sheet is not CSS.
 */
export function styleViolations(block: string, css: string, markup: readonly string[] = []): string[] {
  const rules = readRules(css)
  // Styles in a shadow root cannot leak: their `:host` is the tag.
  const isShadow = rules.some(({ selectors }) =>
    selectors.some(([first]) => first?.type === 'pseudo-class' && first.kind === 'host'),
  )
  return rules.flatMap(rule => [
    ...(isShadow || rule.isInLayer ? [] : [`line ${rule.line}: outside @layer ashlar`]),
    ...(isShadow || startsWithOwn(rule, block, markup)
      ? []
      : [`line ${rule.line}: does not start with the tag${markup.length ? ' or its exported markup' : ''}`]),
    ...[...rule.declarations, ...rule.important]
      .filter(isPhysical)
      .map(declaration => `line ${rule.line}: ${nameOf(declaration)} is physical`),
    ...rule.important
      .filter(
        declaration =>
          !rule.isPrinted && !isFocusRing(declaration, rule) && !isBoxOfLibrary(declaration, rule),
      )
      .map(declaration => `line ${rule.line}: ${nameOf(declaration)} is !important`),
    ...(OWN_COLOURS.includes(block) ? [] : rule.declarations)
      .filter(hasOwnColour)
      .map(
        declaration => `line ${rule.line}: ${nameOf(declaration)} has a colour that is not a design token`,
      ),
  ])
}

/** Focus rings withstand a site's reset, such as `:focus { outline: 0 }`; on paper, blocks move what scripts have placed. */
const isFocusRing = (declaration: Declaration, { selectors }: StyleRule): boolean =>
  nameOf(declaration).startsWith('outline') &&
  selectors.every(selector => JSON.stringify(selector).includes('"focus-visible"'))

/** The boxes that Leaflet draws withstand a page's rules for images, which would tear its tiles apart. */
const isBoxOfLibrary = (declaration: Declaration, { selectors }: StyleRule): boolean =>
  /^(position|inset|box-sizing|margin|padding|border|(m(in|ax)-)?(inline|block)-size)/.test(
    nameOf(declaration),
  ) && selectors.every(selector => JSON.stringify(selector).includes('"leaflet-'))

type Place = 'isInLayer' | 'isNested' | 'isPrinted'

function readRules(css: string): StyleRule[] {
  const found: StyleRule[] = []
  const collect = (rules: readonly Rule[], around: Pick<StyleRule, Place>): void => {
    for (const rule of rules) {
      if (rule.type === 'ignored') continue
      const { type, value } = rule
      if (type === 'layer-block') {
        collect(value.rules, { ...around, isInLayer: around.isInLayer || value.name?.[0] === 'ashlar' })
      } else if (type === 'style') {
        add(around, value.loc, value.declarations, value.selectors)
        collect(value.rules ?? [], { ...around, isNested: true })
      } else if (type === 'keyframes') {
        for (const frame of value.keyframes) add(around, value.loc, frame.declarations)
      } else if (type === 'nested-declarations') {
        add(around, value.loc, value.declarations)
      } else if (type === 'font-face' || type === 'property') {
        add(around, value.loc)
      } else if (
        type === 'media' ||
        type === 'supports' ||
        type === 'container' ||
        type === 'scope' ||
        type === 'starting-style'
      ) {
        const isPrint = type === 'media' && JSON.stringify(value.query).includes('"print"')
        collect(value.rules, { ...around, isPrinted: around.isPrinted || isPrint })
      }
    }
  }
  const add = (
    around: Pick<StyleRule, Place>,
    { line }: Location,
    { declarations = [], importantDeclarations: important = [] }: DeclarationBlock = {},
    selectors: readonly Selector[] = [],
  ): void => {
    found.push({ ...around, line: line + 1, selectors, declarations, important })
  }
  transform({
    filename: 'block.css',
    code: new TextEncoder().encode(css),
    visitor: {
      StyleSheet: ({ rules }) =>
        collect(rules as Rule[], { isInLayer: false, isNested: false, isPrinted: false }),
    },
  })
  return found
}

function startsWithOwn(
  { selectors, isNested }: StyleRule,
  block: string,
  markup: readonly string[],
): boolean {
  const starts = ([first]: Selector): boolean => {
    if (first?.type === 'type') return first.name === `ashlar-${block}`
    if (first?.type === 'class') return markup.includes(`.${first.name}`)
    if (first?.type === 'attribute') return markup.includes(`${first.name}=${first.operation?.value}`)
    return (
      first?.type === 'pseudo-class' &&
      (first.kind === 'is' || first.kind === 'where') &&
      first.selectors[markup.length ? 'every' : 'some'](starts)
    )
  }
  return isNested || selectors.every(starts)
}

function isPhysical(declaration: Declaration): boolean {
  const name = nameOf(declaration)
  return PHYSICAL_PROPERTY.test(name) || !!PHYSICAL_VALUE[name]?.test(JSON.stringify(declaration.value))
}

/** Whether a declaration has a colour that a site cannot change: no keyword, and no fallback of a token or knob. */
function hasOwnColour(declaration: Declaration): boolean {
  let isFound = false
  JSON.stringify(declaration, (_, value) => {
    if (isKnob(value)) return null
    isFound ||= COLOUR_SPACE.test(value?.type) && value.alpha !== 0
    return value
  })
  return isFound
}

const COLOUR_SPACE = /^(rgb|hsl|hwb|lab|lch|oklab|oklch|srgb|display-p3)$/

const isKnob = (value: { type?: unknown; value?: { name?: { ident?: unknown } } } | null): boolean =>
  value?.type === 'var' && `${value.value?.name?.ident}`.startsWith('--ashlar-')

/** Name of a declaration: the parser stores those of unknown properties and of values with variables elsewhere. */
function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property
}

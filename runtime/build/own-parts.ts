import { type AttributeSelector, parse, type Selector, SelectorType, stringify } from 'css-what'
import postcss, { AtRule, type Container, Declaration, type Root, Rule } from 'postcss'
import type { Plugin } from 'vite'

/**
 * Gives the rules of a block's own parts, such as `.video__play`, their place in the cascade. Sheets are written in
 * `@layer ashlar`, where any rule of a page wins: right for what the server wrote, wrong for parts, which a page's
 * `button { background: blue; padding: 1em }` does not mean. Hence
 *
 * - the structure of a part becomes important. Of important declarations, those in a layer win.
 * - the look of a part keeps its rules, and `revert-layer` undoes what rules of a page without a class declare for it. A
 *   page's rule with a class wins.
 *
 * Style sheets of shadow roots and of exported markup name no parts.
 */
export function protectParts(css: string, file: string): string {
  const sheet = postcss.parse(css, { from: file })
  const parts = new Parts(animatedProperties(sheet), css.includes('[data-ashlar-adopted]'))
  protectRules(sheet, [], parts)
  return [sheet, ...parts.resets()].join('\n')
}

/** Protects the parts in every style sheet that a module imports as text. */
export function ownParts(): Plugin {
  return {
    name: 'ashlar:own-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (css, id) => ({ code: protectParts(css, id), map: null }),
    },
  }
}

/** Properties that decide the box of a part and its position. */
const STRUCTURE =
  /^(display|position|float|clear|z-index|appearance|box-sizing|object-(fit|position)|order|translate|(min-|max-)?(inline|block)-size|(inset|margin|padding|overflow|flex|grid|align|justify|place)(-.+)?)$/

/**
 * Makes the structure of parts important. A rule that is about both parts and content becomes two.
 *
 * @param around the complete selectors of the rule around.
 */
function protectRules(container: Container, around: readonly string[], parts: Parts): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node instanceof AtRule && node.name !== 'keyframes') protectRules(node, around, parts)
    if (!(node instanceof Rule)) continue
    const kinds = Map.groupBy(selectorsOf(node), selector => kindOf(completed(selector, around)))
    for (const [kind, selectors] of kinds) {
      const rule = kinds.size > 1 ? node.cloneBefore({ selectors }) : node
      const complete = selectors.flatMap(selector => completed(selector, around))
      if (kind) protectDeclarations(rule, complete, parts)
      protectRules(rule, complete, parts)
    }
    if (kinds.size > 1) node.remove()
  }
}

/** Classifies selectors: they select a part of ours, an element that exported pages have too, or content (`undefined`). */
function kindOf(selectors: readonly string[]): 'own' | 'exported' | undefined {
  const subjects = selectors.map(subjectOf)
  if (!subjects.every(subject => subject !== undefined)) return undefined
  return subjects.some(({ isExported }) => isExported) ? 'exported' : 'own'
}

/** Makes the structure in a rule important, except what keyframes animate, which do not win over it. */
function protectDeclarations(rule: Rule, selectors: readonly string[], parts: Parts): void {
  const subjects = selectors.flatMap(selector => subjectOf(selector) ?? [])
  const isFixed = (property: string): boolean =>
    STRUCTURE.test(property) &&
    !subjects.some(subject => subject.isExported || parts.isAnimated(subject, property))
  const protect = ({ nodes = [] }: Container): void => {
    for (const node of nodes) {
      if (node instanceof AtRule) protect(node)
      if (!(node instanceof Declaration)) continue
      if (isFixed(node.prop)) node.important = true
      for (const subject of subjects) parts.add(subject, node)
    }
  }
  protect(rule)
}

/** Writes a nested selector out. */
function completed(selector: string, around: readonly string[]): string[] {
  if (around.length === 0) return [selector]
  return around.map(outer =>
    selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`,
  )
}

/** The selectors of a rule. One whose last `:is()` names both parts and content becomes two. */
function selectorsOf(rule: Rule): string[] {
  return rule.selectors.flatMap(text => {
    const inner = text.replace(/^& /, '')
    if (inner.includes('&')) return text
    const selector = parse(inner)[0] ?? []
    const start = selector.findLastIndex(isTraversal)
    for (const [at, token] of selector.entries()) {
      const list = at > start ? alternatives(token) : undefined
      if (!list || token.type !== SelectorType.Pseudo) continue
      const own = list.filter(endsInPart)
      if (own.length === 0 || own.length === list.length) continue
      // Both stay as specific as the whole list.
      return [text, stringify([selector.toSpliced(at + 1, 0, { ...token, name: 'where', data: own })])]
    }
    return text
  })
}

/** The parts that a sheet names, and what it says of their look. */
class Parts {
  readonly #animated: Animated
  readonly #leavesAdopted: boolean
  readonly #parts = new Map<string, { subject: Subject; faces: Set<string> }>()

  /** @param leavesAdopted whether the sheet leaves parts in adopted markup to the page. */
  constructor(animated: Animated, leavesAdopted: boolean) {
    this.#animated = animated
    this.#leavesAdopted = leavesAdopted
  }

  add(subject: Subject, { prop, important }: Declaration): void {
    // Parts of the kit that are one element have nothing to lose.
    if (!subject.block) return
    const part = this.#parts.get(keyOf(subject)) ?? { subject, faces: new Set() }
    this.#parts.set(keyOf(subject), part)
    if (!important && FACE.test(prop)) part.faces.add(prop)
  }

  isAnimated(subject: Subject, property: string): boolean {
    return this.#animated.get(keyOf(subject))?.has(property) === true
  }

  /** Writes the rules that undo a page's: for boxes all of them, for text those of what the sheet declares. */
  resets(): string[] {
    const parts = [...this.#parts.values()]
    const boxes = Map.groupBy(parts, ({ subject }) => `${subject.block}|${subject.pseudoElement}`)
    const texts = Map.groupBy(
      parts.filter(({ subject, faces }) => faces.size > 0 && !subject.pseudoElement),
      ({ subject, faces }) => `${subject.block}|${[...faces].sort().join(':revert-layer;')}`,
    )
    const own = Map.groupBy(
      parts.filter(({ subject }) => !subject.isExported && !subject.pseudoElement),
      ({ subject }) => subject.block,
    )
    // Adopted buttons have the classes of parts beside those by which their page dresses them.
    const dressed = (block: string): string[] => [
      ...parts
        .filter(({ subject }) => subject.isExported && subject.block === block)
        .map(({ subject }) => subject.name)
        .filter(name => CLASS.test(name)),
      ...(this.#leavesAdopted ? ADOPTED : []),
    ]
    return [
      ...[...own].map(
        ([block, group]) =>
          `@layer ashlar{${`${block} ${familiesOf(group)}`.trim()}:where(button:not(${['[hidden]', ...dressed(block)]})){${BUTTON}}}`,
      ),
      ...[...boxes].map(([key, group]) => {
        const [block, pseudoElement] = key.split('|')
        const steps = pseudoElement ? `:is(*,${FIVE})` : `:not(${TEXT},${FIVE})`
        return `${block} ${familiesOf(group)}${steps}${pseudoElement}{all:revert-layer}`.trim()
      }),
      ...[...texts].map(([key, group]) => {
        const [block, faces] = key.split('|')
        return `${block} :where(${group.map(({ subject }) => subject.name)}):is(*,${FIVE}){${faces}:revert-layer}`.trim()
      }),
    ]
  }
}

/** Selects parts by what their classes begin with, `[class*=video__]`, which is shorter than a list of them. */
function familiesOf(parts: readonly { readonly subject: Subject }[]): string {
  const names = parts.map(({ subject }) => subject.name.replace(/^\.([a-z-]+__)[\w-]+$/, '[class*=$1]'))
  return `:where(${[...new Set(names)]})`
}

/** A single class. */
const CLASS = /^\.[\w-]+$/

/** What is inside an adopted block. */
const ADOPTED = ['.sqs-block *', '[data-ashlar-adopted] *']

/** The defaults of a block’s own buttons, in place of a page’s rules for buttons. */
const BUTTON =
  'display:inline-block!important;float:none!important;inline-size:auto!important;margin:0!important;padding:revert!important'
/** Properties of type, which pages declare for links, headings and paragraphs. */
const FACE = /^(color|font(-.+)?|line-height|letter-spacing|text-.+)$/
/** More types than the rules of a page chain. */
const FIVE = 'i i i i i'
/** Text that a block writes has what it does not declare from the page: the face of headings, the colour of links. */
const TEXT = 'a,blockquote,cite,h1,h2,h3,h4,h5,h6,p'

/** The element that a selector selects, if a block draws it. */
interface Subject {
  /** The selector of the block: `ashlar-video`. */
  readonly block: string
  /** Its class, or what has a class and what is inside: `.form__affixed > span`. */
  readonly name: string
  readonly pseudoElement: string
  /** Whether exported pages have it, too, and dress it by rules with classes: its structure does not become important. */
  readonly isExported: boolean
}

const keyOf = ({ block, name, pseudoElement }: Subject): string => [block, name, pseudoElement].join()

/** What a part contains as a part of its own, at any depth; other elements there may be the server's. */
const CONTROLS = /^(button|canvas|iframe|img|input|legend|meter|progress|select|svg|td|textarea|th|video)$/
/** Classes around what the server wrote. */
const SERVED = /served|^(has-aspect-ratio|content-fill|leaflet-.+|pricing-toggle__prices)$/

/** Finds what a complete selector is about; none if the server wrote it, or if it is the block itself. */
function subjectOf(text: string): Subject | undefined {
  const selector = parse(text)[0] ?? []
  const [first] = selector
  const isOfBlock = startsWithBlock(selector)
  if (!first || (!isOfBlock && !isOwnClass(first))) return undefined
  const compounds = compoundsOf(selector)
    .slice(isOfBlock ? 1 : 0)
    .reverse()
  const pseudoElements = (compounds[0] ?? []).filter(({ type }) => type === SelectorType.PseudoElement)
  const isControl = namesControl(compounds[0] ?? [])
  const name: Selector[] = []
  let isBeside = false
  for (const compound of compounds) {
    const combinator = compound[0]?.type
    if (!isBeside) {
      const isServed = compound.some(token => isClass(token) && SERVED.test(token.value))
      if (isServed && (name.length > 0 || !isPart(compound))) return undefined
      const identity = compound.filter(isIdentity)
      name.unshift(...identity, ...(identity.every(isTraversal) ? [ANY] : []))
      if (isPart(compound) || compound.some(isClass)) {
        return {
          block: isOfBlock ? stringify([[first]]) : '',
          name: stringify([isTraversal(name[0]) ? name.slice(1) : name]),
          pseudoElement: stringify([pseudoElements]),
          isExported: !isPart(compound),
        }
      }
    }
    // A selector of what stands beside the subject does not name it.
    isBeside = combinator === SelectorType.Adjacent || combinator === SelectorType.Sibling
    if (isBeside) name.shift()
    else if (combinator === SelectorType.Descendant ? !isControl : combinator !== SelectorType.Child)
      return undefined
    else if (!isTraversal(name[0]) && compound[0]) name.unshift(compound[0])
  }
  return undefined
}

const namesControl = (compound: readonly Selector[]): boolean =>
  compound.some(
    token =>
      (token.type === SelectorType.Tag && CONTROLS.test(token.name)) ||
      alternatives(token)?.every(namesControl),
  )

const ANY: Selector = { type: SelectorType.Universal, namespace: null }

/** Cuts a selector before each combinator. */
function compoundsOf(selector: readonly Selector[]): Selector[][] {
  const compounds: Selector[][] = [[]]
  for (const token of selector) {
    if (isTraversal(token)) compounds.push([])
    compounds.at(-1)?.push(token)
  }
  return compounds
}

const TRAVERSALS: readonly string[] = [
  'adjacent',
  'child',
  'descendant',
  'parent',
  'sibling',
  'column-combinator',
]

const isTraversal = (token: Selector | undefined): boolean => !!token && TRAVERSALS.includes(token.type)

/** Whether a compound has a class of ours: `.video__play`, `.ashlar-close`. */
const isPart = (compound: readonly Selector[]): boolean =>
  compound.some(token => isOwnClass(token) || !!alternatives(token)?.every(inner => endsInPart(inner)))

/** Whether a selector ends in a part, or in a child of one. */
function endsInPart(selector: readonly Selector[]): boolean {
  for (const compound of compoundsOf(selector).reverse()) {
    if (isPart(compound)) return true
    if (compound.some(isClass) || compound[0]?.type !== SelectorType.Child) return false
  }
  return false
}

const isClass = (token: Selector): token is AttributeSelector =>
  token.type === SelectorType.Attribute && token.name === 'class'

const isOwnClass = (token: Selector): boolean => isClass(token) && OWN.test(token.value)

/** Classes that no exported page has: those of parts, and those around them that are words of their own. */
const OWN =
  /^(?!accordion-item)[a-z-]+__|^ashlar-|^(accordion|archive|audio|booking|calendar|chart|code|drawer|gallery|login|map|marquee|member-area|menu-tabs|rating|review|reviews|share-buttons|social-follow|totals|video)$/

/** Whether a token says which part it is, not in which state. */
const isIdentity = (token: Selector): boolean =>
  isTraversal(token) ||
  isClass(token) ||
  token.type === SelectorType.Tag ||
  token.type === SelectorType.Universal ||
  !!alternatives(token)?.every(endsInPart)

/** The selectors of an `:is()` or `:where()`. */
function alternatives(token: Selector): Selector[][] | undefined {
  const isList = token.type === SelectorType.Pseudo && (token.name === 'is' || token.name === 'where')
  return isList && Array.isArray(token.data) ? token.data : undefined
}

const startsWithBlock = ([first]: readonly Selector[]): boolean =>
  first?.type === SelectorType.Tag
    ? first.name.startsWith('ashlar-')
    : !!first && !!alternatives(first)?.every(startsWithBlock)

/** Properties that keyframes animate, by the part. */
type Animated = ReadonlyMap<string, ReadonlySet<string>>

/** Collects what the keyframes of a sheet animate. */
function animatedProperties(sheet: Root): Animated {
  const frames = new Map<string, Set<string>>()
  sheet.walkAtRules('keyframes', keyframes => {
    const properties = new Set<string>()
    keyframes.walkDecls(({ prop }) => {
      properties.add(prop)
    })
    frames.set(keyframes.params, properties)
  })
  const animated = new Map<string, Set<string>>()
  sheet.walkDecls(/^animation(-name)?$/, declaration => {
    const properties = declaration.value.split(/[\s,]+/).flatMap(word => [...(frames.get(word) ?? [])])
    for (const selector of completeSelectors(declaration)) {
      const subject = subjectOf(selector)
      if (subject)
        animated.set(keyOf(subject), new Set([...(animated.get(keyOf(subject)) ?? []), ...properties]))
    }
  })
  return animated
}

/** The complete selectors of the rule around a declaration. */
function completeSelectors({ parent }: { readonly parent: unknown }): string[] {
  if (parent instanceof Rule)
    return selectorsOf(parent).flatMap(selector => completed(selector, completeSelectors(parent)))
  return parent instanceof AtRule ? completeSelectors(parent) : []
}

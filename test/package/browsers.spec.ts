import { globSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { expect, test } from 'playwright/test'
import postcss from 'postcss'
import { parseSync, Visitor } from 'vite'

/** Calls that only some of the promised browsers know: each is asked for before it is called. */
const ASKED_FOR = [
  ...['createHTML', 'createPolicy', 'createScript', 'createScriptURL', 'getAttributeType'],
  ...['getLargestInteractionContentfulPaint', 'share', 'skipTransition', 'startViewTransition'],
  ...['timeRemaining', 'yield'],
]

/** Methods of ours and of libraries that share their name with such a call. */
const NAMESAKES =
  'addHandler added destroy details draw equals expand first forget format image isValid maximize number removed run s take use when'.split(
    ' ',
  )

/** Styles that only some of them know: one that is unknown is skipped, and nothing depends on it. */
const STYLES = [
  ...['::-moz-range-thumb', '::-moz-range-track', '::-webkit-inner-spin-button', '::-webkit-meter-bar'],
  ...['::-webkit-meter-optimum-value', '::-webkit-slider-runnable-track', '::-webkit-slider-thumb'],
  ...['@starting-style', 'accent-color', 'content-visibility', 'forced-color-adjust', 'overflow-clip-margin'],
  ...['overscroll-behavior', 'overscroll-behavior-inline', 'scrollbar-width', 'user-select'],
]

/** The oldest browsers, from the table of the documentation. */
const [, chrome, firefox, safari] =
  /Chrome[^|]*\| (\S+) .*?Firefox[^|]*\| (\S+) .*?Safari[^|]*\| (\S+) /s.exec(
    readFileSync('docs/browsers.md', 'utf8'),
  ) ?? []
const PROMISED = { chrome: Number(chrome), firefox: Number(firefox), safari: Number(safari) } as const
type Browser = keyof typeof PROMISED
const BROWSERS = Object.keys(PROMISED) as Browser[]

test('the scripts call nothing that a promised browser lacks', () => {
  const calls = callsByName()
  const found = new Set<string>()
  for (const file of globSync(['dist/*.js', 'dist/shared/*.js'])) {
    const note = (name: string): void => {
      const first = calls.get(name)
      if (first && BROWSERS.some(browser => first[browser] > PROMISED[browser])) found.add(name)
    }
    new Visitor({
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
          note(callee.property.name)
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier') note(callee.name)
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  }
  expect([...found].sort()).toEqual([...ASKED_FOR, ...NAMESAKES].sort())
})

test('the styles that a promised browser lacks are known', () => {
  const found = new Set<string>()
  const note = (name: string, compat: CompatStatement | undefined): void => {
    const isNew = compat && BROWSERS.some(browser => firstWith(compat, browser) > PROMISED[browser])
    if (isNew) found.add(name)
  }
  for (const file of globSync('{blocks,runtime}/**/*.css')) {
    postcss.parse(readFileSync(file, 'utf8')).walk(node => {
      if (node.type === 'decl' && !node.prop.startsWith('-'))
        note(node.prop, bcd.css.properties?.[node.prop]?.__compat)
      if (node.type === 'atrule') note(`@${node.name}`, bcd.css['at-rules']?.[node.name]?.__compat)
      if (node.type !== 'rule') return
      for (const [written, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        note(written, bcd.css.selectors?.[name]?.__compat)
      }
    })
  }
  expect([...found].sort()).toEqual([...STYLES].sort())
})

/** For each name of a method or constructor, the first version of each browser in which any interface has it. */
function callsByName(): ReadonlyMap<string, Readonly<Record<Browser, number>>> {
  const found = new Map<string, Record<Browser, number>>()
  const add = (name: string, { __compat: compat }: Identifier): void => {
    if (!compat) return
    const first = found.get(name) ?? { chrome: Infinity, firefox: Infinity, safari: Infinity }
    for (const browser of BROWSERS) first[browser] = Math.min(first[browser], firstWith(compat, browser))
    found.set(name, first)
  }
  for (const interfaces of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const [name, members] of Object.entries(interfaces as Identifier)) {
      if (name === '__compat') continue
      add(name, members as Identifier)
      for (const [member, facts] of Object.entries(members as Identifier)) {
        if (member !== '__compat') add(member.replace(/_static$/, ''), facts as Identifier)
      }
    }
  }
  return found
}

/** The first version with the whole feature, by its own name and without a flag; `Infinity` if there is none. */
function firstWith({ support }: CompatStatement, browser: Browser): number {
  const statements = [support[browser] ?? []].flat() as readonly SupportStatement[]
  const versions = statements
    .flat()
    .flatMap(({ flags, prefix, alternative_name, partial_implementation, version_added }) =>
      flags ||
      prefix ||
      alternative_name ||
      partial_implementation ||
      !version_added ||
      version_added === 'preview'
        ? []
        : [Number.parseFloat(version_added.replace('≤', ''))],
    )
  return Math.min(...versions)
}

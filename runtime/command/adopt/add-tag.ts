import { isRecord } from '../../../src/data/core/json'
import { contextScript, readLegacyContext } from '../../../src/site/legacy-context'
import type { Edit } from '../html/edits'
import { attributeOf, contentOf, type Page, type PageElement } from '../html/page'

/** The page context. */
export const CONTEXT = 'script#site-context[type$=json]'

/** The style sheets of adopted pages: the boxes of blocks, and of blocks in the markup of exported sites. */
const SHEETS = ['ashlar.css', 'legacy.css']

/** Whether a script is boot.js. */
export const isBoot = (element: PageElement): boolean =>
  element.name === 'script' && /(^|\/)boot\.js([?#]|$)/.test(attributeOf(element, 'src') ?? '')

/**
 * Adds the style sheets, the page context with `"adopt": "legacy"`, and the script to the head of a page, as far as it
 * lacks them.
 *
 * @param base the URL of the folder of boot.js, with its slash.
 * @param own settings of the page context beside it.
 */
export function tagEdits(page: Page, base: string, own: Readonly<Record<string, object>> = {}): Edit[] {
  const hasBoot = page.elements.some(isBoot)
  const [context] = page.select(CONTEXT)
  const at = placeInHead(page)
  const settings = { adopt: 'legacy', ...own }
  const added = [
    ...(hasBoot ? [] : SHEETS.map(name => `<link rel="stylesheet" href="${base}${name}">`)),
    ...(context ? [] : [contextScript({ ...legacyContext(page.text), ...settings })]),
    ...(hasBoot ? [] : [`<script async type="module" src="${base}boot.js"></script>`]),
  ]
  return [
    ...(added.length ? [{ start: at, end: at, text: added.join('') }] : []),
    ...(context && !hasBoot ? adoptedContext(context, settings) : []),
  ]
}

/** The builder's context without what would load its scripts, send its server calls, or measure visits that nobody reads. */
function legacyContext(text: string): Record<string, unknown> {
  const { rollups: _, website, ...context } = readLegacyContext(text)
  if (!isRecord(website)) return context
  const { baseUrl: _baseUrl, ...own } = website
  return { analytics: false, website: own, ...context }
}

/** Adds settings that a context of the page lacks; malformed JSON stays as it is. */
function adoptedContext(context: PageElement, settings: Readonly<Record<string, unknown>>): Edit[] {
  const text = contentOf(context)
  const start = context.sourceCodeLocation?.startTag?.endOffset
  const brace = text.indexOf('{')
  try {
    const value = JSON.parse(text)
    const added = Object.entries(settings).filter(([name]) => !(name in value))
    if (start === undefined || brace < 0 || added.length === 0) return []
    const written = added.map(([name, setting]) => `${JSON.stringify(name)}: ${jsonText(setting)}`).join(', ')
    const comma = Object.keys(value).length ? ', ' : ''
    return [{ start: start + brace + 1, end: start + brace + 1, text: written + comma }]
  } catch {
    return []
  }
}

/** JSON that cannot end its script. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The place after the declaration of the encoding, which must be in the first kilobyte; else the start of the head. Not
 * its end: a page that leaves a script open would swallow the tag.
 */
export function placeInHead({ text, select }: Page): number {
  const [charset] = select('head > meta[charset], head > meta[http-equiv="content-type" i]')
  const [head] = select('head')
  const [html] = select('html')
  const place =
    charset?.sourceCodeLocation?.endOffset ??
    head?.sourceCodeLocation?.startTag?.endOffset ??
    html?.sourceCodeLocation?.startTag?.endOffset
  return place ?? /^\s*(<!doctype[^>]*>)?/i.exec(text)?.[0].length ?? 0
}

import { type Edit, removal, settingOf } from '../html/edits'
import { attributeOf, contentOf, type Page, type PageElement } from '../html/page'
import { isBoot } from './add-tag'

/** Hosts and paths of the builder's own scripts, also in mirrored folders. */
const HOSTS =
  /(^|[/.])(squarespace|squarespace-cdn|sqsp|sqspcdn)\.(com|net)(\/|$)|\/universal\/(scripts-compressed|yui)|\/@sqs\//i

/** File names of the builder's own scripts, on pages that a browser has saved. */
const FILES =
  /(^|\/)(extract-css-[\w-]+|cldr-resource-pack|common-vendors[\w-]*|(common|commerce|performance|user-account-core|async-[\w-]+)-[\da-f]{8,}-min|site-bundle|moment-js-vendor|[\w.-]+\.visitor)\b[^/]*\.js/i

/** Inline scripts that set up the builder's own, or need them. */
const INLINE =
  /\bSQUARESPACE_(CONTEXT|ROLLUPS)\b|\bStatic\s*=\s*window\.Static\b|\bStatic\.[A-Z_]+\s*=|\bSquarespace\.\w|\bY\.(use|Squarespace)\b/

const EXECUTABLE = /^(|module|(text|application)\/(java|ecma)script)$/i

/** A script that a page loses. */
export interface RemovedScript {
  /** The address, or the start of an inline script. */
  readonly script: string
  readonly element: PageElement
}

/** Whether a browser would run the element. */
export const isExecutable = (element: PageElement): boolean =>
  element.name === 'script' && EXECUTABLE.test(attributeOf(element, 'type') ?? '')

/**
 * Finds the scripts of the builder.
 *
 * @param kept patterns of scripts that stay.
 */
export function builderScripts(page: Page, kept: readonly RegExp[]): RemovedScript[] {
  return page.elements.flatMap((element): RemovedScript[] => {
    if (!isExecutable(element) || isBoot(element)) return []
    const source = attributeOf(element, 'src')
    const text = contentOf(element)
    if (kept.some(pattern => pattern.test(source ?? text))) return []
    if (source !== undefined) {
      return HOSTS.test(source) || FILES.test(source) ? [{ script: source, element }] : []
    }
    return INLINE.test(text) ? [{ script: text.trim().replace(/\s+/g, ' ').slice(0, 80), element }] : []
  })
}

/** Removes scripts, the preloads of the builder's own, and calls of them in attributes of forms. */
export function removalEdits(page: Page, scripts: readonly RemovedScript[]): Edit[] {
  const preloads = page
    .select('link[rel=preload][as=script], link[rel=modulepreload]')
    .filter(
      link => HOSTS.test(attributeOf(link, 'href') ?? '') || FILES.test(attributeOf(link, 'href') ?? ''),
    )
  const forms = page.select('form[onsubmit*="Y.use"]')
  return [
    ...scripts.flatMap(({ element }) => removal(element)),
    ...preloads.flatMap(removal),
    ...forms.flatMap(form => settingOf(page, form, { onsubmit: undefined })),
  ]
}

/** Turns the pattern of an option, where `*` stands for any text, into an expression. */
export const patternOf = (pattern: string): RegExp =>
  new RegExp(pattern.split('*').map(escapePart).join('.*'), 'i')

const escapePart = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

import { type Edit, removal, settingOf } from '../html/edits'
import { attributeOf, contentOf, type Page, type PageElement } from '../html/page'
import { isBoot } from './add-tag'

/** Hosts and paths of the builder's own scripts, also in mirrored folders. */
const HOSTS =
  /(^|[/.])(squarespace|squarespace-cdn|sqsp|sqspcdn)\.(com|net)(\/|$)|\/universal\/(scripts-compressed|yui)|\/@sqs\//i

/** File names of the builder's own scripts, on pages that a browser has saved. */
const FILES = [
  /^(extract-css-|cldr-resource-pack|common-vendors|site-bundle|moment-js-vendor)/i,
  /^(common|commerce|performance|user-account-core|async-.+)-[\da-f]{8,}-min\./i,
  /[\w-]\.visitor\./i,
]

const isBuilders = (address: string): boolean =>
  HOSTS.test(address) ||
  address.split('/').some(name => name.includes('.js') && FILES.some(pattern => pattern.test(name)))

/** Inline scripts that set up the builder's own, or need them. */
const INLINE = [
  /\bSQUARESPACE_(CONTEXT|ROLLUPS)\b/,
  /\bStatic\s*=\s*window\.Static\b/,
  /\bStatic\.[A-Z_]+\s*=/,
  /\bSquarespace\.\w/,
  /\bY\.(use|Squarespace)\b/,
]

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
export function builderScripts(page: Page, kept: readonly Pattern[]): RemovedScript[] {
  return page.elements.flatMap((element): RemovedScript[] => {
    if (!isExecutable(element) || isBoot(element)) return []
    const source = attributeOf(element, 'src')
    const text = contentOf(element)
    if (kept.some(matches => matches(source ?? text))) return []
    if (source !== undefined) {
      return isBuilders(source) ? [{ script: source, element }] : []
    }
    return INLINE.some(pattern => pattern.test(text))
      ? [{ script: text.trim().replace(/\s+/g, ' ').slice(0, 80), element }]
      : []
  })
}

/** Removes scripts, the preloads of the builder's own, and calls of them in attributes of forms. */
export function removalEdits(page: Page, scripts: readonly RemovedScript[]): Edit[] {
  const preloads = page
    .select('link[rel=preload][as=script], link[rel=modulepreload]')
    .filter(link => isBuilders(attributeOf(link, 'href') ?? ''))
  const forms = page.select('form[onsubmit*="Y.use"]')
  return [
    ...scripts.flatMap(({ element }) => removal(element)),
    ...preloads.flatMap(removal),
    ...forms.flatMap(form => settingOf(page, form, { onsubmit: undefined })),
  ]
}

/** Whether a script's address or text contains what an option asks for. */
export type Pattern = (text: string) => boolean

/** Parses the pattern of an option, in which `*` matches any text; case-insensitive. */
export function patternOf(pattern: string): Pattern {
  const parts = pattern.toLowerCase().split('*')
  return text => {
    const searched = text.toLowerCase()
    let end = 0
    return parts.every(part => {
      const at = searched.indexOf(part, end)
      end = at + part.length
      return at >= 0
    })
  }
}

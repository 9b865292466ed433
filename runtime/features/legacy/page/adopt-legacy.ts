import { dom } from '../../../../src/data/core/dom'
import { isRecord, parseJson } from '../../../../src/data/core/json'
import { report } from '../../../../src/data/core/report'
import type { SiteContext, SiteStore } from '../../../../src/site/core/site-store'
import { pageSettings } from '../../../../src/site/slices/page'
import { announceView } from '../../../core/announce-view'
import { type FeatureTools, onDestroy } from '../../../core/features/feature'
import { CONTEXT_SCRIPT } from '../../../page/read-context'
import { watchPage } from '../../../page/watch-page'
import { adoptBlocks, forgetLegacy } from '../find-legacy'
import { COLLECTION_VIEWS, LEGACY_KINDS } from '../legacy-selectors'
import { startParts } from './page-parts'
import { reportMissingKinds, reportMissingVideo } from './report-missing'

/**
 * Finds the blocks of an exported site, now and when they are added, and takes charge of them. The page's elements stay
 * in place; each block is inserted into one of them.
 */
export function start({ found, load, $site }: FeatureTools): void {
  completeContext($site)
  const adopt = (root: ParentNode): void => {
    adoptBlocks(root, found)
  }
  const views = Object.entries(COLLECTION_VIEWS)
  const names = [...LEGACY_KINDS.map(({ block }) => block), ...views.map(([, name]) => name)]

  onDestroy(reportMissingVideo(dom))
  onDestroy(reportMissingKinds(names))
  adopt(dom)
  const lookForParts = startParts(dom)
  const look = (root: ParentNode): void => {
    adopt(root)
    lookForParts(root)
  }
  onDestroy(watchPage(document, look))
  // The blocks restore their HTML first.
  onDestroy(() => setTimeout(forgetLegacy, 0, dom))

  if (dom.querySelector('.sqs-custom-cart')) {
    import('../../../../src/commerce/closure')
      .then(({ hideLinksIfClosed }) => onDestroy(hideLinksIfClosed()))
      .catch(report)
  }
  for (const [selector, name] of views) {
    const root = dom.querySelector(selector)
    if (root)
      load(name).then(
        () => announceView(root, name, found),
        () => {},
      )
  }
}

/**
 * Completes the context of an exported page whose tag asks for adoption: without a `#site-context`, the page's own
 * script has it.
 */
function completeContext($site: SiteStore): void {
  const context = $site.get()
  const own = dom.querySelector(CONTEXT_SCRIPT) ? {} : readBuilderContext(dom.scripts)
  const isComplete = pageSettings(context).adopt === 'legacy' && Object.keys(own).length === 0
  if (!isComplete) $site.set({ ...own, ...context, adopt: 'legacy' })
}

/** Reads the object that the page's own script assigns to the builder's context. The script is data here: it never runs. */
function readBuilderContext(scripts: Iterable<HTMLScriptElement>): SiteContext {
  for (const { textContent } of scripts) {
    const json = textContent && objectAfter(textContent, /\bSQUARESPACE_CONTEXT\s*=\s*(?=\{)/)
    if (!json) continue
    try {
      const context = parseJson(json)
      if (isRecord(context)) return withoutBuilder(context)
    } catch {
      // Edited by hand, or no JSON: the blocks work without it.
    }
  }
  return {}
}

/** Drops what would load the builder's scripts, send its server this page's calls, or measure visits that nobody reads. */
function withoutBuilder({ rollups: _rollups, website, ...context }: SiteContext): SiteContext {
  const { baseUrl: _baseUrl, ...own } = isRecord(website) ? website : {}
  return { analytics: false, ...context, website: own }
}

/** The text of the object literal after the first match; braces inside texts do not count. */
function objectAfter(text: string, start: RegExp): string | undefined {
  const match = start.exec(text)
  if (!match) return undefined
  const from = match.index + match[0].length
  let depth = 0
  for (const token of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}]/gs)) {
    if (token[0] === '{') depth++
    else if (token[0] === '}' && --depth === 0) return text.slice(from, from + token.index + 1)
  }
  return undefined
}

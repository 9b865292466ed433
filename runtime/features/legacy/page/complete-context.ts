import { isRecord, parseJson } from '../../../../src/data/core/json'
import { pageSettings } from '../../../../src/site/core/page'
import type { SiteContext, SiteStore } from '../../../../src/site/core/site-store'
import { CONTEXT_SCRIPT } from '../../../page/read-context'

/**
 * Completes the context of an exported page whose tag asks for adoption: without a `#site-context`, the page's own
 * script has it.
 */
export function completeContext($site: SiteStore): void {
  const context = $site.get()
  const own = document.querySelector(CONTEXT_SCRIPT) ? {} : readBuilderContext(document.scripts)
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

import DOMPurify from 'dompurify'
import { BlockError, report } from '../data/core/report'
import { liveScript, parseInert, refusal, trustedCode } from './trusted-code'

/** The elements allowed in untrusted HTML. */
interface SafeOptions {
  /** Also allows `<ashlar-…>` elements, which a site's own server may write. */
  readonly withBlocks?: boolean
}

/**
 * Parses untrusted HTML into nodes without anything executable; reports HTML that cannot be sanitized (`html-refused`),
 * and returns its text. Load this module on demand.
 */
export function safeHtml(html: string, options?: SafeOptions): ChildNode[] {
  try {
    return sanitized(html, options)
  } catch (cause) {
    // The page refuses parsing, or its own elements hide what the sanitizer needs (`<img name="implementation">`).
    report(
      new BlockError('html-refused', 'HTML cannot be sanitized on this page: only its text is shown', {
        cause,
      }),
    )
    const text = CODE.reduce((rest, code) => rest.replace(code, '<'), html)
      .replace(/<[^<>]*>/g, ' ')
      .trim()
    return text ? [new Text(text)] : []
  }
}

/** Elements whose content is not text. */
const CODE = [/<script[\s/>][\s\S]*?(?:<\/script|$)/gi, /<style[\s/>][\s\S]*?(?:<\/style|$)/gi]

function sanitized(html: string, { withBlocks = false }: SafeOptions = {}): ChildNode[] {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_ATTR: ['target'],
    // A style would apply beyond this HTML.
    FORBID_TAGS: ['style'],
    TRUSTED_TYPES_POLICY: trustedCode() as never,
    ...(withBlocks && { CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^ashlar-[a-z-]+$/ } }),
  })
  for (const block of fragment.querySelectorAll('[data-block-json]')) {
    if (runsScripts(block)) block.removeAttribute('data-block-json')
  }
  return [...fragment.childNodes]
}

/** Whether a block's data asks it to run scripts, which only the page may allow. */
function runsScripts(block: Element): boolean {
  try {
    // Serialized again, so that escaped keys are found.
    const data = JSON.stringify(JSON.parse(block.getAttribute('data-block-json') ?? ''))
    return /"run\w*Scripts":true/.test(data)
  } catch {
    // Blocks reject invalid JSON.
    return false
  }
}

/**
 * The scripts of such HTML, recreated so that they run when inserted into the page. None, and a report
 * (`script-refused`), if the page refuses them.
 */
export function liveScripts(html: string): HTMLScriptElement[] {
  try {
    return [...parseInert(html).querySelectorAll('script')].map(script => liveScript(script))
  } catch (cause) {
    report(new BlockError('script-refused', refusal('a script of the block'), { cause }))
    return []
  }
}

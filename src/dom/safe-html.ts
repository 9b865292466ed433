import DOMPurify from 'dompurify'

/** The elements allowed in untrusted HTML. */
interface SafeOptions {
  /** Also allows `<ashlar-…>` elements, which a site's own server may write. */
  readonly withBlocks?: boolean
}

/** Parses untrusted HTML into nodes without anything executable. Load this module on demand. */
export function safeHtml(html: string, { withBlocks = false }: SafeOptions = {}): ChildNode[] {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_ATTR: ['target'],
    // A style would apply beyond this HTML.
    FORBID_TAGS: ['style'],
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

/** The scripts of such HTML, recreated so that they run when inserted into the page [FORM-24]. */
export function liveScripts(html: string): HTMLScriptElement[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return [...parsed.querySelectorAll('script')].map(dead => {
    const script = document.createElement('script')
    for (const { name, value } of dead.attributes) script.setAttribute(name, value)
    script.textContent = dead.textContent
    // In order: recreated scripts would otherwise run asynchronously.
    script.async = dead.async
    return script
  })
}

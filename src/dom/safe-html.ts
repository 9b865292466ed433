import DOMPurify from 'dompurify'

/** What may stand in foreign HTML beside plain elements. */
interface SafeOptions {
  /** Elements `<ashlar-…>`, too, which a site's own server may write. */
  readonly withBlocks?: boolean
}

/** Reads HTML that came from elsewhere into nodes without anything that could run. Load it where it is needed. */
export function safeHtml(html: string, { withBlocks = false }: SafeOptions = {}): ChildNode[] {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_ATTR: ['target'],
    // It would reach beyond the HTML that it stands in.
    FORBID_TAGS: ['style'],
    ...(withBlocks && { CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^ashlar-[a-z-]+$/ } }),
  })
  for (const block of fragment.querySelectorAll('[data-block-json]')) {
    if (runsScripts(block)) block.removeAttribute('data-block-json')
  }
  return [...fragment.childNodes]
}

/** Whether the data asks a block to run scripts: that is for the page alone to say. */
function runsScripts(block: Element): boolean {
  try {
    // Written anew, so that no way to write a name hides it.
    const data = JSON.stringify(JSON.parse(block.getAttribute('data-block-json') ?? ''))
    return /"run\w*Scripts":true/.test(data)
  } catch {
    // What is not JSON, no block takes.
    return false
  }
}

/** The scripts in such HTML, made anew so that they run once they are put on the page [FORM-24]. */
export function liveScripts(html: string): HTMLScriptElement[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return [...parsed.querySelectorAll('script')].map(dead => {
    const script = document.createElement('script')
    for (const { name, value } of dead.attributes) script.setAttribute(name, value)
    script.textContent = dead.textContent
    // As written: a script made by a script would otherwise run in any order.
    script.async = dead.async
    return script
  })
}

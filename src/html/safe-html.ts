import DOMPurify from 'dompurify'

/** Reads HTML that came from elsewhere into nodes without anything that could run. Load it where it is needed. */
export function safeHtml(html: string): ChildNode[] {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_ATTR: ['target'],
    // It would reach beyond the HTML that it stands in.
    FORBID_TAGS: ['style'],
  })
  return [...fragment.childNodes]
}

/** The scripts in such HTML, made anew so that they run once they are put on the page (A4 L64). */
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

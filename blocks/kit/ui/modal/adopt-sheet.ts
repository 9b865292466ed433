/**
 * Creates a ref that adds a style sheet to the shadow root of its element.
 * @param css the sheet's text.
 */
export function adoptSheet(css: string): (element: Element | null) => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return element => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
  }
}

import '../tokens/tokens'

/** Applies a style sheet to the page, once and for good. */
export function adoptStyles(css: string): void {
  document.adoptedStyleSheets.push(sheetOf(css))
}

/** A style sheet of that text. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

import { dom } from '../../../src/data/core/dom'
import '../tokens/install-tokens'

/** Adopts a style sheet on the page once and never removes it. */
export function adoptStyles(css: string): void {
  dom.adoptedStyleSheets.push(sheetOf(css))
}

/** Creates a constructed style sheet from CSS text. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

import css from './panel.css?inline'
import switchCss from './switch.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css + switchCss)

/** Adds the panel's styles to the shadow root of its form. */
export function adoptPanelStyles(form: Element | null): void {
  const root = form?.getRootNode()
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}

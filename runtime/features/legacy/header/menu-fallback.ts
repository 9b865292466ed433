/** Replaces the menu's rules of the page's own style sheet, for copies of pages that have lost it. */
const CSS = `@layer ashlar {
  .header-menu, .Mobile-overlay {
    position: fixed; inset: 0; z-index: 9; overflow: auto; padding: 1rem;
    background: Canvas; color: CanvasText; visibility: hidden;
  }
  .header--menu-open .header-menu, .is-mobile-overlay-active .Mobile-overlay { visibility: visible; }
  .header-burger, .Mobile-bar { position: relative; z-index: 10; }
  :is(.header-menu, .Mobile-overlay) [inert] { display: none; }
  .header-menu-nav-item, .Mobile-overlay-nav-item { display: block; padding-block: 0.5rem; }
}`

/** Styles a menu that the page does not style. Returns how to remove the style sheet. */
export function adoptFallback(menu: Element): () => void {
  if (getComputedStyle(menu).position !== 'static') return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}

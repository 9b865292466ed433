import { keepAttributes } from '../../src/dom/core/keep-attributes'

/** Copies that the builder's script has added to a saved page. */
const COPY = '[data-original-item-index]'

/** Positions that the builder's style sheet and script give a row, and that keep it from scrolling. */
const ROW: Readonly<Record<string, string>> = {
  display: 'flex',
  position: 'relative',
  left: '0',
  transform: 'none',
  overflow: 'auto hidden',
  opacity: '1',
  visibility: 'visible',
  width: '100%',
  'box-sizing': 'border-box',
  'padding-inline': '0',
  'max-width': 'none',
}

const SLIDE: Readonly<Record<string, string>> = {
  'box-sizing': 'border-box',
  position: 'relative',
  inset: 'auto',
  transform: 'none',
  transition: 'none',
  opacity: '1',
  visibility: 'visible',
  'pointer-events': 'auto',
  width: 'auto',
  'min-width': '0',
  'max-width': 'none',
  margin: '0',
}

/**
 * Places the items of an exported list in a row that scrolls: until then they lie far outside, where no image loads.
 * Returns how to restore them.
 */
export function placeLegacyRow(list: HTMLElement, basis: string, gap: string): () => void {
  const items = [...list.children].filter(child => child instanceof HTMLElement)
  const restores = [list, ...items].map(element => keepAttributes(element, ['style', 'aria-hidden']))
  setImportant(list, { ...ROW, gap })
  for (const item of items) {
    item.removeAttribute('aria-hidden')
    setImportant(item, item.matches(COPY) ? { display: 'none' } : { ...SLIDE, flex: `0 0 ${basis}` })
  }
  return () => {
    for (const restore of restores) restore()
  }
}

/** Overrides the page's own style sheets, which no layer contains. */
function setImportant({ style }: HTMLElement, declarations: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(declarations)) style.setProperty(name, value, 'important')
}

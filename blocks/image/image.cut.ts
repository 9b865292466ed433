import { BlockError } from '../../src/block-error'
import { keepAttributes } from '../../src/keep-attributes'
import { report } from '../../src/report'
import { readDropShadow, shadowFilter } from './image.shadow'
import { findShape, SHAPES } from './image.shape'

/** The `filter` of a drop-shadow. One that cannot be read is reported, and the picture goes without (B8 L327). */
export function filterOf(shadow: unknown, target: Element): string | undefined {
  const read = readDropShadow(shadow)
  if (!(read instanceof BlockError)) return shadowFilter(read)
  report(read, target)
  return undefined
}

/**
 * Cuts and shades what the server marked with `data-shape-mask` and `data-drop-shadow` (B3 L102).
 * Returns how to undo it.
 */
export function cutMarked(root: ParentNode): () => void {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-shape-mask], [data-drop-shadow]')]
  const undos = marked.flatMap(element => {
    const { shapeMask, dropShadow } = element.dataset
    const shape = findShape(shapeMask)
    // An element's own filter is cut off with it: the shadow falls from around the cut.
    const shaded = shape && element.parentElement ? element.parentElement : element
    const undo = [element, shaded].map(each => keepAttributes(each, ['style']))
    if (shape) element.style.clipPath = SHAPES[shape].clipPath
    if (dropShadow) shaded.style.filter = filterOf(dropShadow, element) ?? ''
    return undo
  })
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}

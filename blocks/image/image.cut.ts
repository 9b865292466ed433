import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { dropShadowFilter } from '../../src/media/shapes/drop-shadow'
import { findShape, naturalHeight, SHAPES } from '../../src/media/shapes/shapes'
import type { ImageBlockData } from './image.schema'

/** How a picture is cut and shaded. */
export interface Cut {
  readonly clipPath?: string
  /** The shape's natural width divided by its height. */
  readonly aspectRatio?: number
  readonly filter?: string | undefined
}

/** Cuts a picture as its data says [IMG-06]. A shape that nobody knows cuts nothing. */
export function cutOf(
  { shape, dropShadow }: Pick<ImageBlockData, 'shape' | 'dropShadow'>,
  host: Element,
): Cut {
  const name = findShape(shape)
  return {
    ...(name && { clipPath: SHAPES[name].clipPath, aspectRatio: 100 / naturalHeight(name) }),
    ...(dropShadow !== undefined && { filter: dropShadowFilter(dropShadow, host) }),
  }
}

/**
 * Cuts and shades what the server marked with `data-shape-mask` and `data-drop-shadow` [IMG-06].
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
    if (dropShadow) shaded.style.filter = dropShadowFilter(dropShadow, element) ?? ''
    return undo
  })
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}

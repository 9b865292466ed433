import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { dropShadowFilter } from '../../src/media/shapes/drop-shadow'
import { findShape, naturalHeight, SHAPES } from '../../src/media/shapes/shapes'
import type { ImageBlockData } from './image.schema'

/** The styles of a picture's shape and drop shadow. */
export interface ShapeStyles {
  readonly clipPath?: string
  /** The shape's natural width divided by its height. */
  readonly aspectRatio?: number
  readonly filter?: string | undefined
}

/** The styles for the shape and shadow in the data. Unknown shapes are ignored. */
export function shapeStyles(
  { shape, dropShadow }: Pick<ImageBlockData, 'shape' | 'dropShadow'>,
  host: Element,
): ShapeStyles {
  const name = findShape(shape)
  return {
    ...(name && { clipPath: SHAPES[name].clipPath, aspectRatio: 100 / naturalHeight(name) }),
    ...(dropShadow !== undefined && { filter: dropShadowFilter(dropShadow, host) }),
  }
}

/**
 * Applies `data-shape-mask` and `data-drop-shadow` of the server's HTML. Returns a function that undoes it.
 */
export function applyShapes(root: ParentNode): () => void {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-shape-mask], [data-drop-shadow]')]
  const undos = marked.flatMap(element => {
    const { shapeMask, dropShadow } = element.dataset
    const shape = findShape(shapeMask)
    // Clipping also clips the element's own filter, so the parent gets the shadow.
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

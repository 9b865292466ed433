import type { ShapeContent } from './shape.schema'

/** The box of a shape on an exported page. */
const EXPORTED = '.sqs-shape-block-container, .sqs-shape'

/** Tells a shape that an exported page has drawn. On other pages the server's HTML is what stands in the shape. */
export const readShape = (serverNodes: readonly ChildNode[]): ShapeContent => ({
  isDrawn: serverNodes.some(
    node => node instanceof Element && (node.matches(EXPORTED) || node.querySelector(EXPORTED) !== null),
  ),
})

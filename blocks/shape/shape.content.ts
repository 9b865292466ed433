import type { ShapeContent } from './shape.schema'

/** The element of a shape on exported pages. */
const EXPORTED = '.sqs-shape-block-container, .sqs-shape'

/** Detects exported shapes. Otherwise the server's HTML is the content of the shape. */
export const readShape = (serverNodes: readonly ChildNode[]): ShapeContent => ({
  isDrawn: serverNodes.some(
    node => node instanceof Element && (node.matches(EXPORTED) || node.querySelector(EXPORTED) !== null),
  ),
})

/** The errors of an image block, word for word [IMG-15]. */
export const imageBlockMessages = {
  noImages: 'No images',
  noRoot: 'No root node',
} as const

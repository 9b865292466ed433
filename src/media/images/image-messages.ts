/** What the image loader says when it cannot load, word for word [IMG-12] [IMG-15]. */
export const imageMessages = {
  missingSource: 'Invalid or missing image source.',
  notAnImage: 'Element is not a valid image element.',
  noImages: 'No images',
  noRoot: 'No root node',
  notLoaded: (image: string): string => `${image} not loaded`,
} as const

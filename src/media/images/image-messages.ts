/** What the image loader says when it cannot load, word for word (B5 L270, B8 L325). */
export const imageMessages = {
  missingSource: 'Invalid or missing image source.',
  notAnImage: 'Element is not a valid image element.',
  noImages: 'No images',
  noRoot: 'No root node',
  notLoaded: (image: string): string => `${image} not loaded`,
} as const

/** The errors of the image loader, word for word [IMG-12] [IMG-13] [IMG-16]. */
export const imageMessages = {
  missingSource: 'Invalid or missing image source.',
  notAnImage: 'Element is not a valid image element.',
  notLoaded: (image: string): string => `${image} not loaded`,
} as const

/** Sets the address of a picture, and settles when it is there or has failed. */
export function showSource(image: HTMLImageElement, source: string): Promise<void> {
  const outcome = nextOutcome(image)
  image.src = source
  return outcome
}

/** Loads an address out of sight first, so that what is on screen stays until the better one is there. */
export async function swapSource(image: HTMLImageElement, source: string): Promise<void> {
  const ahead = new Image()
  ahead.crossOrigin = image.crossOrigin
  ahead.referrerPolicy = image.referrerPolicy
  await showSource(ahead, source)
  image.src = source
}

/** Settles when a picture that the page itself loads is there or has failed. */
export function ownOutcome(image: HTMLImageElement): Promise<void> {
  if (!image.complete || (image.loading === 'lazy' && image.naturalWidth === 0)) return nextOutcome(image)
  // A drawing without a size has no natural width either.
  return image.naturalWidth > 0 ? Promise.resolve() : image.decode()
}

function nextOutcome(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(), { once: true })
    image.addEventListener('error', () => reject(new Error(image.src)), { once: true })
  })
}

/** Shows an address in a picture, and settles when it is there or has failed. */
export async function showSource(image: HTMLImageElement, source: string): Promise<void> {
  image.removeAttribute('srcset')
  // What is on screen stays until the better one is there, and for good where that fails.
  if (image.hasAttribute('src')) await load(like(image), source)
  return load(image, source)
}

/** Lets the browser choose among candidates, and settles when its choice is there or has failed. */
export function showCandidates(image: HTMLImageElement, candidates: string, sizes: string): Promise<void> {
  image.sizes = sizes
  const outcome = nextOutcome(image)
  image.srcset = candidates
  return outcome
}

/** Settles when what the page itself shows is there or has failed. */
export function ownOutcome(image: HTMLImageElement): Promise<void> {
  const isPending = !image.complete || (image.loading === 'lazy' && image.naturalWidth === 0)
  if (isPending) return nextOutcome(image)
  // A drawing without a size has no natural width either.
  return image.naturalWidth > 0 ? Promise.resolve() : image.decode()
}

function load(image: HTMLImageElement, source: string): Promise<void> {
  const outcome = nextOutcome(image)
  image.src = source
  return outcome
}

function like({ crossOrigin, referrerPolicy }: HTMLImageElement): HTMLImageElement {
  return Object.assign(new Image(), { crossOrigin, referrerPolicy })
}

function nextOutcome(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const { signal } = settled
    const end = (act: () => void) => () => {
      settled.abort()
      act()
    }
    image.addEventListener('load', end(resolve), { signal })
    image.addEventListener(
      'error',
      end(() => reject(new Error(`no picture at ${image.currentSrc}`))),
      { signal },
    )
  })
}

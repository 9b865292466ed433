import { shownWidth } from './image-layout'
import type { ImageOptions } from './image-options'
import { currentWidth, imageRequest, isGreater, readScreen, sourceSet } from './image-source'
import type { LoadQueue } from './load-queue'
import { whenNear } from './near-viewport'

/** Shows an address in an image and settles when it has loaded or failed. */
async function showSource(image: HTMLImageElement, source: string): Promise<void> {
  image.removeAttribute('srcset')
  // The current image stays until the better one has loaded, and for good if that fails.
  if (image.hasAttribute('src')) await load(blankCopy(image), source)
  return load(image, source)
}

/** Lets the browser choose a candidate and settles when it has loaded or failed. */
function showCandidates(image: HTMLImageElement, candidates: string, sizes: string): Promise<void> {
  image.sizes = sizes
  const outcome = nextOutcome(image)
  image.srcset = candidates
  return outcome
}

/** Settles when the page's own image has loaded or failed. */
function ownOutcome(image: HTMLImageElement): Promise<void> {
  const isPending = !image.complete || (image.loading === 'lazy' && image.naturalWidth === 0)
  if (isPending) return nextOutcome(image)
  // An SVG without a size has no natural width either.
  return image.naturalWidth > 0 ? Promise.resolve() : image.decode()
}

function load(image: HTMLImageElement, source: string): Promise<void> {
  const outcome = nextOutcome(image)
  image.src = source
  return outcome
}

function blankCopy({ crossOrigin, referrerPolicy }: HTMLImageElement): HTMLImageElement {
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

/** Called with the outcome of the first load. */
interface LoadOutcome {
  onLoad(): void
  onFail(cause: unknown): void
}

/** Loads an image when it is due, and a larger version when it grows. Returns how to stop. */
export function startLoad(
  image: HTMLImageElement,
  options: ImageOptions,
  queue: LoadQueue,
  outcome: LoadOutcome,
): () => void {
  const stops: (() => void)[] = []
  let isStopped = false
  /** The width loaded or requested; `undefined` before the first request. */
  let width = currentWidth(image.getAttribute('src'), options)
  const start = isPages(image) || (width !== undefined && !options.forceImageUpdate) ? follow : request

  const add = (stop: () => void): void => void stops.push(stop)
  if (options.priority) start()
  else if (start === follow) follow()
  else add(whenNear(image, request))

  return () => {
    isStopped = true
    for (const stop of stops.reverse()) stop()
  }

  /** The browser already loads it. If that fails, other addresses follow. */
  function follow(): void {
    const others = async (): Promise<unknown> => {
      const sources = wanted().sources.filter(source => source !== image.getAttribute('src'))
      return attempt(sources.map(source => () => showSource(image, source)))
    }
    settle(ownOutcome(image).catch(cause => others().catch(() => Promise.reject(cause))))
  }

  function request(): void {
    const { sources, width: asked } = wanted()
    const attempts = sources.map(source => () => showSource(image, source))
    const candidates = sourceSet(options.source, options.sizeFormat, options.dimensions?.width)
    // Not measurable yet: let the browser choose by the screen.
    const isUnmeasured = shownWidth(image, options) === 0 && candidates !== ''
    if (isUnmeasured) attempts.unshift(() => showCandidates(image, candidates, '100vw'))
    image.loading = 'eager'
    add(
      queue.add(async () => {
        const failures = attempt(attempts).then(failed => {
          width = failed > 0 || isUnmeasured ? Number.POSITIVE_INFINITY : asked
        })
        settle(failures)
        await failures
      }, options.priority),
    )
  }

  function settle(work: Promise<unknown>): void {
    work.then(
      () => {
        if (isStopped) return
        outcome.onLoad()
        if (!isPages(image)) add(watchGrowth(image, grow))
      },
      cause => isStopped || outcome.onFail(cause),
    )
  }

  /** Requests more, never less. The current image stays if that fails. */
  function grow(): void {
    const { sources, width: asked } = wanted()
    const [source] = sources
    if (source === undefined || !isGreater(asked, width)) return
    width = asked
    const quiet = (): void => undefined
    add(queue.add(() => showSource(image, source).catch(quiet)))
  }

  function wanted(): ReturnType<typeof imageRequest> {
    return imageRequest(shownWidth(image, options), readScreen(), options)
  }
}

/** The page's own candidates win: the browser already chooses among them. */
function isPages(image: HTMLImageElement): boolean {
  return (
    image.srcset !== '' || image.parentElement?.querySelector(':scope > source') instanceof HTMLSourceElement
  )
}

/** Tries one after another until one succeeds; resolves with the number of failures. */
async function attempt(attempts: readonly (() => Promise<void>)[]): Promise<number> {
  const failures: unknown[] = []
  for (const start of attempts) {
    try {
      await start()
      return failures.length
    } catch (cause) {
      failures.push(cause)
    }
  }
  throw failures[0]
}

function watchGrowth(image: HTMLImageElement, grown: () => void): () => void {
  const observer = new ResizeObserver(grown)
  observer.observe(image)
  return () => observer.disconnect()
}

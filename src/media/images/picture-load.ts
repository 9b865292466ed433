import type { ImageOptions } from './image-options'
import { sourceSet } from './image-source'
import { isGreater } from './image-width'
import { shownWidth } from './lay-out-picture'
import type { LoadQueue } from './load-queue'
import { whenNear } from './near-viewport'
import { readScreen } from './page-screen'
import { currentWidth, pictureRequest } from './picture-request'
import { ownOutcome, showCandidates, showSource } from './show-picture'

/** How the first load of a picture ended. */
export interface LoadOutcome {
  onLoad(): void
  onFail(cause: unknown): void
}

/** Loads a picture when its time comes, and more of it when it grows. Returns how to stop. */
export function startLoad(
  image: HTMLImageElement,
  options: ImageOptions,
  queue: LoadQueue,
  outcome: LoadOutcome,
): () => void {
  const stops: (() => void)[] = []
  let isStopped = false
  /** The width on screen or on its way; undefined before the first request. */
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

  /** The browser loads it already. Should that fail, there may be other addresses. */
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
    // Not measurable yet: the browser knows the screen, and may choose.
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

  /** Asks for more, never for less (B4 L214). What is on screen stays when that fails. */
  function grow(): void {
    const { sources, width: asked } = wanted()
    const [source] = sources
    if (source === undefined || !isGreater(asked, width)) return
    width = asked
    const quiet = (): void => undefined
    add(queue.add(() => showSource(image, source).catch(quiet)))
  }

  function wanted(): ReturnType<typeof pictureRequest> {
    return pictureRequest(shownWidth(image, options), readScreen(), options)
  }
}

/** The page's own candidates win: the browser already chooses among them. */
function isPages(image: HTMLImageElement): boolean {
  return (
    image.srcset !== '' || image.parentElement?.querySelector(':scope > source') instanceof HTMLSourceElement
  )
}

/** Tries one after another until one succeeds, and resolves with the number of those that failed. */
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

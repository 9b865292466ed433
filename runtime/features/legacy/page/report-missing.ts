import { dom } from '../../../../src/data/core/dom'
import { BlockError, report } from '../../../../src/data/core/report'
import { VIDEO_IN_SLIDE } from '../find-legacy'

/** Time during which names are collected before one line is logged. */
const COLLECT_MS = 1000

/**
 * Logs the `names` that no bundle defines, each once and in one line, instead of a warning per block: an exported page
 * may have dozens of a kind that this version does not support.
 *
 * @returns a function that stops listening.
 */
export function reportMissingKinds(
  names: readonly string[],
  log: (line: string) => void = console.info,
  collectMs = COLLECT_MS,
): () => void {
  const known = new Set<string>()
  let fresh: string[] = []

  const logFresh = (): void => {
    log(`[ashlar] no bundle brings these to life, so their HTML stays as it is: ${fresh.join(', ')}`)
    fresh = []
  }
  const listen = (event: Event): void => {
    const { code, message } = (event as CustomEvent<BlockError>).detail
    const name = names.find(name => `${message}:`.includes(` ${name}:`))
    if (code !== 'rollup-missing' || name === undefined) return
    event.preventDefault()
    if (known.has(name)) return
    known.add(name)
    fresh.push(name)
    if (fresh.length === 1) setTimeout(logFresh, collectMs)
  }

  dom.addEventListener('ashlar:error', listen)
  return () => dom.removeEventListener('ashlar:error', listen)
}

/**
 * Reports once that the videos in the slides of galleries cannot play, if their bundle fails to load.
 *
 * @returns a function that stops listening.
 */
export function reportMissingVideo(page: Document): () => void {
  const listening = new AbortController()
  const listen = (event: Event): void => {
    const { code, message } = (event as CustomEvent<BlockError>).detail
    // First what is quick: a page may report many errors.
    if (!code.startsWith('rollup-') || !/\bvideo\b/.test(message)) return
    const video = page.querySelector(VIDEO_IN_SLIDE)
    if (!video) return
    listening.abort()
    report(new BlockError('start-failed', 'VideoLoader not found'), video)
  }
  page.addEventListener('ashlar:error', listen, listening)
  return () => listening.abort()
}

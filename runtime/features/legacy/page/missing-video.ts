import { BlockError, report } from '../../../../src/data/core/report'
import { VIDEO_IN_SLIDE } from '../find-legacy'

/**
 * Says once that the videos in the slides of galleries have nobody to play them, when their bundle cannot be
 * had (B8 L326).
 *
 * @returns how to stop.
 */
export function reportMissingVideo(page: Document): () => void {
  const listening = new AbortController()
  const hear = (event: Event): void => {
    const { code, message } = (event as CustomEvent<BlockError>).detail
    const video = page.querySelector(VIDEO_IN_SLIDE)
    if (!video || !code.startsWith('rollup-') || !/\bvideo\b/.test(message)) return
    listening.abort()
    report(new BlockError('start-failed', 'VideoLoader not found'), video)
  }
  page.addEventListener('ashlar:error', hear, listening)
  return () => listening.abort()
}

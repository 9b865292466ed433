import { BlockError } from '../../src/data/core/report'
import { MESSAGES } from './map.messages'

/** How long a map library may take, in ms (B4 L219, B9 L355). */
export const LIBRARY_TIMEOUT_MS = 30_000

/**
 * Loads a library once, for all maps of the page (B4 L219). A load that failed is begun anew by whoever asks next.
 *
 * @throws BlockError `map-failed` when it fails, or takes longer than `LIBRARY_TIMEOUT_MS`.
 */
export function shareLoad<Library>(load: () => Promise<Library>): () => Promise<Library> {
  let running: Promise<Library> | undefined
  return () => {
    running ??= inTime(load()).catch((cause: unknown) => {
      running = undefined
      throw new BlockError('map-failed', MESSAGES.failed, { cause })
    })
    return running
  }
}

async function inTime<Library>(loading: Promise<Library>): Promise<Library> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`longer than ${LIBRARY_TIMEOUT_MS} ms`)), LIBRARY_TIMEOUT_MS)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

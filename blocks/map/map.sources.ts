import { BlockError } from '../../src/data/core/report'
import { MESSAGES } from './map.messages'
import type { MapProvider } from './map.provider'
import type { MapSource } from './map.state'

const loadLeaflet = loadOnce(async () => (await import('./providers/leaflet')).leaflet)

/** Google's library, loaded by the first map that needs it. */
let loadGoogle: (() => Promise<MapProvider>) | undefined

/** Loads the library of a source, once for all maps of the page. */
export function loadProvider(source: MapSource): Promise<MapProvider> {
  if (source.provider === 'leaflet') return loadLeaflet()
  loadGoogle ??= loadOnce(async () => (await import('./providers/google')).loadGoogle(source))
  return loadGoogle()
}

/** Timeout of loading a map library [MAP-10]. */
export const LIBRARY_TIMEOUT_MS = 30_000

/**
 * Loads a library once for all maps of the page. The next call retries after a failure.
 *
 * @throws BlockError `map-failed` on failure or timeout.
 */
export function loadOnce<Library>(load: () => Promise<Library>): () => Promise<Library> {
  let running: Promise<Library> | undefined
  return () => {
    running ??= withTimeout(load()).catch((cause: unknown) => {
      running = undefined
      throw new BlockError('map-failed', MESSAGES.failed, { cause })
    })
    return running
  }
}

async function withTimeout<Library>(loading: Promise<Library>): Promise<Library> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`timeout after ${LIBRARY_TIMEOUT_MS} ms`)), LIBRARY_TIMEOUT_MS)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

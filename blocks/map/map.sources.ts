import { BlockError } from '../../src/data/core/report'
import { MESSAGES } from './map.messages'
import type { MapProvider } from './map.provider'
import type { MapSource } from './map.state'

const loadLeaflet = loadOnce(async () => (await import('./providers/leaflet')).leaflet)

/** Google's library, asked for by the first map that needs it. */
let loadGoogle: (() => Promise<MapProvider>) | undefined

/** The library of a source, one for all maps of the page (B4 L219). */
export function loadProvider(source: MapSource): Promise<MapProvider> {
  if (source.provider === 'leaflet') return loadLeaflet()
  loadGoogle ??= loadOnce(async () => (await import('./providers/google')).loadGoogle(source))
  return loadGoogle()
}

/** How long a map library may take, in ms (B4 L219, B9 L355). */
export const LIBRARY_TIMEOUT_MS = 30_000

/**
 * Loads a library once, for all maps of the page (B4 L219). A load that failed is begun anew by whoever asks next.
 *
 * @throws BlockError `map-failed` when it fails, or takes longer than `LIBRARY_TIMEOUT_MS`.
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
    timer = setTimeout(() => fail(new Error(`longer than ${LIBRARY_TIMEOUT_MS} ms`)), LIBRARY_TIMEOUT_MS)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

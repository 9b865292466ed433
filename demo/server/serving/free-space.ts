import type { MiddlewareHandler } from 'hono'
import { TRACK_PATH } from '../../../src/calls/measurements.ts'
import { refuse } from '../calls/answer-call.ts'
import { freeBytes } from '../database/free-bytes.ts'
import type { DataLocation } from '../database/open-database.ts'
import { asksForPage, BACK, plainPage } from '../pages/plain-pages.ts'
import type { Services } from '../requests/services.ts'

/** How long a measurement of the free space holds, in ms. */
const VALID_MS = 1000

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The answer to what cannot be stored. */
export const FULL = 'The server has no space left, so nothing was saved. Please try again later.'

/** Measures the free space on the disk of a data folder, in bytes; infinite for other databases. */
export function watchSpace(data: DataLocation): () => Promise<number> {
  if (!('folder' in data)) return async () => Number.POSITIVE_INFINITY
  let measured: { readonly at: number; readonly free: Promise<number> } | undefined
  return async () => {
    if (measured === undefined || Date.now() - measured.at > VALID_MS) {
      measured = { at: Date.now(), free: freeBytes(data.folder) }
    }
    return measured.free
  }
}

/** Refuses what would write, while the disk is almost full. Reading goes on. */
export function refuseWhenFull({ freeSpace, settings, log }: Services): MiddlewareHandler {
  let hadSpace = true
  return async (context, next) => {
    const { method, path } = context.req
    if (READING_METHODS.has(method) && path !== TRACK_PATH) return next()
    const isFull = (await freeSpace()) <= settings.minFreeBytes
    if (isFull && hadSpace) log('disk-full')
    hadSpace = !isFull
    if (!isFull) return next()
    if (path.startsWith('/api/') && !asksForPage(context)) return refuse(context, 507, FULL)
    return context.html(plainPage({ title: 'Not saved', text: FULL, lines: [], note: BACK }), 507)
  }
}

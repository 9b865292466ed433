import { dayAt } from '../database/measurements/insert.ts'
import { type Measurement, type MeasurementKind, pathOf } from '../database/measurements/measurement.ts'
import { bytesOf, saveMeasurements } from '../database/measurements/queue.ts'
import { saltOf, visitHash, withoutVisitor } from '../database/measurements/visitor-hash.ts'
import type { ExceededBudget } from '../requests/report-budget.ts'
import { refuse } from './answer-call.ts'
import type { CallRequest } from './call.ts'

/** Maximum size of a body with reports, in bytes; a browser's beacons have 64 kB at most. */
export const MAX_REPORTS_BYTES = 256_000

/** Maximum size of a report, in bytes. */
export const MAX_REPORT_BYTES = 16_384

/** Reports leave this many times the space that forms and orders need: they fill no disk. */
const SPARED_SPACE = 10

/** A reported measurement. */
export interface Report {
  readonly kind: MeasurementKind
  readonly name: string
  /** Address or path of the page, if reported. */
  readonly page?: unknown
  readonly data: unknown
  /** The visitor record, sent with page views. */
  readonly record?: string | undefined
}

/**
 * Stores reported measurements without the client's address or visitor id.
 *
 * @returns the refusal, if one of them is too large, or reports have used up their space
 */
export async function recordMeasurements(
  { context, db, address, services }: Pick<CallRequest, 'context' | 'db' | 'address' | 'services'>,
  reports: readonly Report[],
): Promise<Response | undefined> {
  const { settings, freeSpace, reportBudget } = services
  if ((await freeSpace()) <= SPARED_SPACE * settings.minFreeBytes) return refuse(context, 507, NO_ROOM)
  const salt = await saltOf(db, dayAt(Date.now()))
  const agent = context.req.header('user-agent') ?? ''
  const measurements = reports.map(
    ({ kind, name, page, data, record }): Measurement => ({
      kind,
      name,
      page: pathOf(page),
      data: withoutVisitor(salt, data),
      ...(kind === 'hit' && { visit: visitHash(salt, { record, address, agent }) }),
    }),
  )
  const sizes = measurements.map(bytesOf)
  if (sizes.some(size => size > MAX_REPORT_BYTES)) return refuse(context, 413, TOO_LARGE)
  const exceeded = reportBudget(
    address,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  if (exceeded !== undefined) return refuse(context, 429, EXCEEDED[exceeded])
  await saveMeasurements(db, measurements, settings.keepDays)
}

const TOO_LARGE = `A report must not exceed ${MAX_REPORT_BYTES} bytes.`

const NO_ROOM = 'The server has no space left for reports.'

const EXCEEDED: Readonly<Record<ExceededBudget, string>> = {
  address: 'This address has sent too many reports today.',
  day: 'The server has received too many reports today.',
}

import { dayAt } from '../database/measurements/insert.ts'
import { type Measurement, type MeasurementKind, pathOf } from '../database/measurements/measurement.ts'
import { saveMeasurements } from '../database/measurements/queue.ts'
import { saltOf, visitHash, withoutVisitor } from '../database/measurements/visitor-hash.ts'
import type { CallRequest } from './call.ts'

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

/** Stores reported measurements without the client's address or visitor id. */
export async function recordMeasurements(
  { context, db, address, services }: Pick<CallRequest, 'context' | 'db' | 'address' | 'services'>,
  reports: readonly Report[],
): Promise<void> {
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
  await saveMeasurements(db, measurements, services.settings.keepDays)
}

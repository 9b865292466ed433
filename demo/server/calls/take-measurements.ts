import { dayOf, keepMeasurements } from '../database/measurements/intake.ts'
import { type Measurement, type MeasurementKind, pathOf } from '../database/measurements/measurement.ts'
import { saltOf, visitHash, withoutVisitor } from '../database/measurements/visitor-hash.ts'
import type { CallRequest } from './call.ts'

/** A reported measurement. */
export interface Told {
  readonly kind: MeasurementKind
  readonly name: string
  /** Address or path of the page, if reported. */
  readonly page?: unknown
  readonly data: unknown
  /** The visitor record, sent with page views. */
  readonly record?: string | undefined
}

/** Stores reported measurements without the client's address or visitor id. */
export async function takeMeasurements(
  { context, db, address, services }: Pick<CallRequest, 'context' | 'db' | 'address' | 'services'>,
  told: readonly Told[],
): Promise<void> {
  const salt = await saltOf(db, dayOf(new Date()))
  const agent = context.req.header('user-agent') ?? ''
  const measurements = told.map(
    ({ kind, name, page, data, record }): Measurement => ({
      kind,
      name,
      page: pathOf(page),
      data: withoutVisitor(salt, data),
      ...(kind === 'hit' && { visit: visitHash(salt, { record, address, agent }) }),
    }),
  )
  await keepMeasurements(db, measurements, services.settings.keepDays)
}

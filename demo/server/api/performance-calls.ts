import { randomUUID } from 'node:crypto'
import {
  PERFORMANCE_RECORDS_PATH,
  PERFORMANCE_SETTINGS_PATH,
  performanceRecords,
  performanceSettings,
} from '../../../src/calls/performance.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { takeMeasurements } from '../measure/take-measurements.ts'
import { type Call, defineCall } from './call.ts'

/** How fast pages are. */
export const performanceCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PERFORMANCE_SETTINGS_PATH,
    summary: 'Names a page load',
    crumb: 'if-sent',
    answer: performanceSettings,
    handle: async ({ context }) => {
      context.header('cache-control', 'no-store')
      return context.json({ pageLoadId: randomUUID() })
    },
  }),
  defineCall({
    method: 'POST',
    path: PERFORMANCE_RECORDS_PATH,
    summary: 'Keeps records of a page load',
    crumb: 'none',
    body: { kind: 'json-or-text', schema: performanceRecords },
    handle: async call => {
      const { context, body } = call
      await takeMeasurements(
        call,
        body.map(record => ({
          kind: 'performance',
          name: record.event,
          page: isRecord(record.data) ? record.data['pagePath'] : undefined,
          data: record,
        })),
      )
      return context.body(null, 204)
    },
  }),
]

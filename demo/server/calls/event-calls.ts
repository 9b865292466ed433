import * as z from 'zod/mini'
import {
  ANALYTICS_EVENTS_PATH,
  analyticsEvent,
  JAVASCRIPT_ERRORS_PATH,
  javascriptErrors,
  RECORD_EVENT_PATH,
  recordEventBody,
  TRACE_PATH,
  traceBody,
  traceEntries,
} from '../../../src/calls/events.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { readJson } from '../requests/body.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { MAX_REPORTS_BYTES, recordMeasurements } from './record-measurements.ts'

/** Events that pages report. */
export const eventCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: JAVASCRIPT_ERRORS_PATH,
    summary: 'Reports script errors',
    crumb: 'header',
    body: { kind: 'json', schema: javascriptErrors },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      return (
        (await recordMeasurements(
          call,
          body.map(error => ({
            kind: 'error',
            name: error.event,
            page: isRecord(error.data) ? error.data['url'] : undefined,
            data: error,
          })),
        )) ?? context.body(null, 204)
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: TRACE_PATH,
    summary: 'Reports log entries',
    crumb: 'if-sent',
    body: { kind: 'form', schema: traceBody },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      const entries = z.safeParse(traceEntries, readJson(body.data))
      if (!entries.success) return refuse(context, 400, `data: ${z.prettifyError(entries.error)}`)
      return (
        (await recordMeasurements(
          call,
          entries.data.map(entry => ({ kind: 'trace', name: entry.type, page: entry.pageUrl, data: entry })),
        )) ?? context.body(null, 204)
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: RECORD_EVENT_PATH,
    summary: 'Reports an event',
    crumb: 'field',
    body: { kind: 'form', schema: recordEventBody },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      const { crumb: _, event, data, ...extra } = body
      const fields = readJson(data)
      if (fields === undefined) return refuse(context, 400, 'data: expected JSON')
      const page = isRecord(fields) ? fields['pagePath'] : undefined
      return (
        (await recordMeasurements(call, [
          { kind: 'event', name: event, page, data: { ...extra, data: fields } },
        ])) ?? context.body(null, 204)
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: ANALYTICS_EVENTS_PATH,
    summary: 'Reports an analytics event',
    crumb: 'none',
    body: { kind: 'json-or-text', schema: analyticsEvent },
    maxBytes: MAX_REPORTS_BYTES,
    answer: z.object({}),
    handle: async call => {
      const { context, body } = call
      const name = body.customSchemaName || `${body.commonData['action'] ?? ''}`
      return (
        (await recordMeasurements(call, [
          { kind: 'analytics', name, page: body.commonData['page'], data: body },
        ])) ?? context.json({}, 202)
      )
    },
  }),
]

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  buttonBody,
  FORM_RENDER_PATH,
  formRenderBody,
  hitBody,
  OVERLAY_PATH,
  overlayBody,
  PERFORMANCE_RECORDS_PATH,
  PERFORMANCE_SETTINGS_PATH,
  performanceRecords,
  performanceSettings,
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
  TRACK_PATH,
  trackQuery,
} from '../../../src/calls/measurements.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import type { MeasurementKind } from '../database/measurements/measurement.ts'
import { readJson } from '../requests/body.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { MAX_REPORTS_BYTES, recordMeasurements } from './record-measurements.ts'

/** A transparent 1×1 GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const BUTTONS = [
  ['button-click', BUTTON_CLICK_PATH, 'Counts a click on a button'],
  ['button-render', BUTTON_RENDER_PATH, 'Counts a button that has come up'],
] as const satisfies readonly (readonly [MeasurementKind, string, string])[]

/** Page views and other counts; answered without waiting. */
export const censusCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: TRACK_PATH,
    summary: 'Counts a landing with a tracking pixel',
    crumb: 'none',
    query: trackQuery,
    answer: 'image',
    handle: async call => {
      const { context, query } = call
      return (
        (await recordMeasurements(call, [
          { kind: 'landing', name: query.source ?? '', page: query.landing, data: query },
        ])) ?? context.body(PIXEL, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: RECORD_HIT_PATH,
    summary: 'Counts a page view',
    crumb: 'none',
    body: { kind: 'form', schema: hitBody },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      const { event, data, ss_cvr: record } = body
      const fields = readJson(data)
      if (fields === undefined) return refuse(context, 400, 'data: expected JSON')
      const page = isRecord(fields) ? fields['url'] : undefined
      return (
        (await recordMeasurements(call, [
          { kind: 'hit', name: event, page, data: { ss_cvr: record, data: fields }, record },
        ])) ?? context.body(null, 204)
      )
    },
  }),
  ...BUTTONS.map(([kind, path, summary]) =>
    defineCall({
      method: 'POST',
      path,
      summary,
      crumb: 'none',
      body: { kind: 'json-or-form', schema: buttonBody },
      maxBytes: MAX_REPORTS_BYTES,
      handle: async call => {
        const { context, body } = call
        return (
          (await recordMeasurements(call, [{ kind, name: body.id, page: body['pagePath'], data: body }])) ??
          context.body(null, 204)
        )
      },
    }),
  ),
  defineCall({
    method: 'POST',
    path: FORM_RENDER_PATH,
    summary: 'Counts a rendered form',
    crumb: 'none',
    body: { kind: 'json-or-form', schema: formRenderBody },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      return (
        (await recordMeasurements(call, [
          { kind: 'form-render', name: body.formId, page: body['pagePath'], data: body },
        ])) ?? context.body(null, 204)
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: OVERLAY_PATH,
    summary: 'Counts a pop-up’s outcome',
    crumb: 'none',
    body: { kind: 'json-or-form', schema: overlayBody },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      return (
        (await recordMeasurements(call, [
          { kind: 'overlay', name: `${body['event'] ?? ''}`, page: body['pagePath'], data: body },
        ])) ?? context.body(null, 204)
      )
    },
  }),
  defineCall({
    method: 'POST',
    path: `${QUICK_VIEW_PATH}{id}`,
    summary: 'Counts a quick view',
    crumb: 'none',
    body: { kind: 'anything', schema: z.unknown() },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      const name = context.req.param('id') ?? ''
      return (
        (await recordMeasurements(call, [{ kind: 'quick-view', name, data: body ?? null }])) ??
        context.body(null, 204)
      )
    },
  }),
]

/** Web vitals. */
export const performanceCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PERFORMANCE_SETTINGS_PATH,
    summary: 'Creates an id for a page load',
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
    summary: 'Reports the web vitals of a page load',
    crumb: 'none',
    body: { kind: 'json-or-text', schema: performanceRecords },
    maxBytes: MAX_REPORTS_BYTES,
    handle: async call => {
      const { context, body } = call
      return (
        (await recordMeasurements(
          call,
          body.map(record => ({
            kind: 'performance',
            name: record.event,
            page: isRecord(record.data) ? record.data['pagePath'] : undefined,
            data: record,
          })),
        )) ?? context.body(null, 204)
      )
    },
  }),
]

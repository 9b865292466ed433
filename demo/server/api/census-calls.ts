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
  QUICK_VIEW_PATH,
  RECORD_HIT_PATH,
} from '../../../src/calls/census.ts'
import { TRACK_PATH, trackQuery } from '../../../src/calls/track.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import type { MeasurementKind } from '../measure/measurement.ts'
import { takeMeasurements } from '../measure/take-measurements.ts'
import { readJson } from '../read-json.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const BUTTONS = [
  ['button-click', BUTTON_CLICK_PATH, 'Counts a click on a button'],
  ['button-render', BUTTON_RENDER_PATH, 'Counts a button that has come up'],
] as const satisfies readonly (readonly [MeasurementKind, string, string])[]

/** What is counted. No visitor waits for these. */
export const censusCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: TRACK_PATH,
    summary: 'Counts a landing, by an image',
    crumb: 'none',
    query: trackQuery,
    answer: 'image',
    handle: async call => {
      const { context, query } = call
      await takeMeasurements(call, [
        { kind: 'landing', name: query.source ?? '', page: query.landing, data: query },
      ])
      return context.body(PIXEL, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
    },
  }),
  defineCall({
    method: 'POST',
    path: RECORD_HIT_PATH,
    summary: 'Counts a page view',
    crumb: 'none',
    body: { kind: 'form', schema: hitBody },
    handle: async call => {
      const { context, body } = call
      const { event, data, ss_cvr: record } = body
      const fields = readJson(data)
      if (fields === undefined) return refuse(context, 400, 'data: expected JSON')
      const page = isRecord(fields) ? fields['url'] : undefined
      await takeMeasurements(call, [
        { kind: 'hit', name: event, page, data: { ss_cvr: record, data: fields }, record },
      ])
      return context.body(null, 204)
    },
  }),
  ...BUTTONS.map(([kind, path, summary]) =>
    defineCall({
      method: 'POST',
      path,
      summary,
      crumb: 'none',
      body: { kind: 'json-or-form', schema: buttonBody },
      handle: async call => {
        const { context, body } = call
        await takeMeasurements(call, [{ kind, name: body.id, page: body['pagePath'], data: body }])
        return context.body(null, 204)
      },
    }),
  ),
  defineCall({
    method: 'POST',
    path: FORM_RENDER_PATH,
    summary: 'Counts a form that has come up',
    crumb: 'none',
    body: { kind: 'json-or-form', schema: formRenderBody },
    handle: async call => {
      const { context, body } = call
      await takeMeasurements(call, [
        { kind: 'form-render', name: body.formId, page: body['pagePath'], data: body },
      ])
      return context.body(null, 204)
    },
  }),
  defineCall({
    method: 'POST',
    path: OVERLAY_PATH,
    summary: 'Counts what became of a pop-up',
    crumb: 'none',
    body: { kind: 'json-or-form', schema: overlayBody },
    handle: async call => {
      const { context, body } = call
      await takeMeasurements(call, [
        { kind: 'overlay', name: `${body['event'] ?? ''}`, page: body['pagePath'], data: body },
      ])
      return context.body(null, 204)
    },
  }),
  defineCall({
    method: 'POST',
    path: `${QUICK_VIEW_PATH}{id}`,
    summary: 'Counts a product that was looked at in the list',
    crumb: 'none',
    body: { kind: 'anything', schema: z.unknown() },
    handle: async call => {
      const { context, body } = call
      const name = context.req.param('id') ?? ''
      await takeMeasurements(call, [{ kind: 'quick-view', name, data: body ?? null }])
      return context.body(null, 204)
    },
  }),
]

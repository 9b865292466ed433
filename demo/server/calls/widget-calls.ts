import * as z from 'zod/mini'
import { WIDGET_RENDERING_PATH, widget, widgetAnswer, widgetBody } from '../../../src/calls/widgets.ts'
import { readJson } from '../requests/read-json.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { WIDGETS } from './widget-html.ts'

/** The HTML of widgets. */
export const widgetCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: WIDGET_RENDERING_PATH,
    summary: 'A widget’s HTML',
    crumb: 'if-sent',
    body: { kind: 'form', schema: widgetBody },
    answer: widgetAnswer,
    refusals: [404],
    handle: async ({ context, body }) => {
      const wanted = z.safeParse(widget, readJson(body.widgetJSON))
      if (!wanted.success) return refuse(context, 400, `widgetJSON: ${z.prettifyError(wanted.error)}`)
      const { type } = wanted.data
      const shown = Object.hasOwn(WIDGETS, type) ? WIDGETS[type]?.(wanted.data) : undefined
      if (!shown) return refuse(context, 404, `There is no such widget of type ${type}.`)
      return context.json({ html: String(await shown) })
    },
  }),
]

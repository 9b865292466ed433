import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { WIDGET_RENDERING_PATH, widget, widgetAnswer, widgetBody } from '../../../src/calls/widgets.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import type { Html } from '../pages/page.ts'
import { plainPicture } from '../pages/picture.ts'
import { readJson } from '../requests/body.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { EXAMPLE_ITEMS, type ExampleItem } from './examples.ts'

/** Renders widgets as HTML. */
export const widgetCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: WIDGET_RENDERING_PATH,
    summary: 'Renders a widget as HTML',
    crumb: 'if-sent',
    body: { kind: 'form', schema: widgetBody },
    maxBytes: 1_000_000,
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

type Widget = z.output<typeof widget>

/** Renders a widget by its type; undefined if its content does not exist. */
export const WIDGETS: Readonly<Record<string, (widget: Widget) => Html | undefined>> = {
  summary({ collectionId, value }) {
    const { pageSize } = z.parse(summaryValue, value)
    const items = EXAMPLE_ITEMS.filter(item => item.collectionId === collectionId)
    if (items.length === 0) return undefined
    return html`<ul class="summary-item-list">${items.slice(0, pageSize).map(summaryItem)}</ul>`
  },
  'opening-hours': ({ value }) => html`<p>Open today from ten to five.</p>
    ${isRecord(value) && value['brief'] === true ? '' : raw(`<ashlar-accordion>${HOURS.map(([title, text]) => `<details><summary>${title}</summary><p>${text}</p></details>`).join('')}</ashlar-accordion>`)}`,
}

const summaryValue = z.catch(z.object({ pageSize: z.catch(z.number().check(z.gte(1)), 30) }), {
  pageSize: 30,
})

const HOURS = [
  ['Thursday and Friday', 'Ten to five. The kiln is being packed, and you may watch.'],
  ['Saturday', 'Ten to one, and whenever the door stands open.'],
  ['Other days', 'Ring the bell. If nobody comes, the wheel is louder.'],
] as const

/** Picture and excerpt of teasers. */
const TEASERS = {
  clay: ['valley', 'Eleven miles away, under a field that floods.'],
  wedges: ['bench', 'Through-tenons, wedges and a good deal of waiting.'],
  glazes: ['shelf', 'Forty glazes on one plank, and why the dull ones are often right.'],
  firing: ['kiln', 'Three hundred pieces, and the first that you may buy.'],
  throwing: ['wheel', 'A day, a wheel and all the clay that you can spoil.'],
  stools: ['stool', 'Three legs, one seat, two days.'],
} as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

function summaryItem({ id, title, fullUrl, startDate }: ExampleItem): Html {
  const [name, excerpt] = TEASERS[id as keyof typeof TEASERS] ?? []
  return html`<li class="summary-item">
    ${name && html`<a class="summary-thumbnail-container" href="${fullUrl}" tabindex="-1" aria-hidden="true">${raw(plainPicture(name))}</a>`}
    <div class="summary-content">
      <p class="summary-title"><a href="${fullUrl}">${title}</a></p>
      ${excerpt && html`<p class="summary-excerpt">${excerpt}</p>`}
      <time class="summary-metadata" datetime="${new Date(startDate).toISOString()}">${day.format(startDate)}</time>
    </div>
  </li>`
}

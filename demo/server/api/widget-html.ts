import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import type { widget } from '../../../src/calls/widgets.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import type { Html } from '../pages/page.ts'
import { plainPicture } from '../pages/picture.ts'
import { EXAMPLE_ITEMS, type ExampleItem } from './example-items.ts'

type Widget = z.output<typeof widget>

/** What each type of widget shows; undefined when there is nothing of that name. */
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

/** What a teaser shows of an item beside its title. */
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

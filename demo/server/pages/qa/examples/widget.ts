import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Opening hours',
    note: 'Depends on the current day. The server’s HTML replaces the page’s, and the accordion inside is upgraded.',
    source: `<ashlar-widget style="--ashlar-widget-size: 14rem" data-block-json='${json({ type: 'opening-hours', id: 'door' })}'>
  <p>Open Thursday to Saturday, ten to five.</p>
</ashlar-widget>`,
  },
  {
    title: 'Nothing from the page',
    note: 'A loading indicator appears only after a delay.',
    source: `<ashlar-widget style="--ashlar-widget-size: 3.5rem" data-block-json='${json({ type: 'opening-hours', id: 'door', value: { brief: true } })}'></ashlar-widget>`,
  },
  {
    title: 'Of the visitor’s asking',
    note: 'data-load, as for every block: here on the first interaction.',
    source: `<ashlar-widget data-load="interaction" style="--ashlar-widget-size: 3.5rem" data-block-json='${json({ type: 'opening-hours', id: 'door', value: { brief: true } })}'>
  <p><button class="button" type="button">Is somebody there now?</button></p>
</ashlar-widget>`,
  },
]

/** A widget rendered by the server on request. */
const widgetPage: Page = {
  path: '/blocks/widget',
  title: 'Widget',
  description: 'The widget block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Widget', 'Content rendered by the server on request.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [widgetPage]

import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const QUARTERS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'A table of the page',
    note: 'Without scripts the table is shown. Series differ by pattern as well as by colour.',
    source: `<ashlar-chart>
  <table>
    <caption>Pots from the kiln</caption>
    <thead><tr><th>Season</th><th>Bowls</th><th>Cups</th><th>Jugs</th></tr></thead>
    <tbody>
      <tr><th>Spring</th><td>120</td><td>210</td><td>34</td></tr>
      <tr><th>Summer</th><td>164</td><td>190</td><td>41</td></tr>
      <tr><th>Autumn</th><td>188</td><td>260</td><td>52</td></tr>
      <tr><th>Winter</th><td>96</td><td>140</td><td>18</td></tr>
    </tbody>
  </table>
</ashlar-chart>`,
  },
  {
    title: 'Stacked, from JSON',
    note: 'Each bar is the sum of its segments. Numbers are formatted in the page’s language.',
    source: `<ashlar-chart data-block-json='${json({
      kind: 'stacked',
      layout: 1002,
      title: 'What the shop took',
      columns: ['Season', 'Online', 'Door', 'Fairs'],
      rows: QUARTERS.map((name, at) => [name, 4200 + at * 900, 2600 - at * 300, at === 2 ? 3100 : 400]),
      format: { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 },
    })}'></ashlar-chart>`,
  },
  {
    title: 'Lines',
    note: 'Each line has its own dashes and markers. Negative values are drawn below zero.',
    source: `<ashlar-chart lang="de" data-block-json='${json({
      kind: 'line',
      title: 'Temperatur der Werkstatt',
      columns: ['Stunde', 'Innen', 'Aussen'],
      rows: Array.from({ length: 12 }, (_, at) => [
        `${at * 2} Uhr`,
        Math.round(160 + 60 * Math.sin(at / 2)) / 10,
        Math.round(20 + 70 * Math.sin((at - 3) / 2)) / 10,
      ]),
      format: { style: 'unit', unit: 'celsius' },
    })}'></ashlar-chart>`,
  },
  {
    title: 'A pie',
    note: 'The legend shows each segment’s share.',
    source: `<ashlar-chart data-block-json='${json({
      kind: 'pie',
      title: 'What is in the glaze',
      columns: ['Part', 'Parts of a hundred'],
      rows: [
        ['Ash', 42],
        ['Feldspar', 33],
        ['Clay', 20],
        ['Iron', 5],
      ],
    })}'></ashlar-chart>`,
  },
  {
    title: 'More than a chart can show',
    note: 'Only the first thousand rows are drawn, with a notice. Labels are thinned out.',
    isNarrow: true,
    source: `<ashlar-chart data-block-json='${json({
      kind: 'line',
      title: 'Heat of a firing',
      columns: ['Minute', 'Degrees'],
      rows: Array.from({ length: 1010 }, (_, at) => [`${at}`, Math.round(1280 * Math.sin(at / 330))]),
    })}'></ashlar-chart>`,
  },
]

/** All variants of the chart. */
const chartPage: Page = {
  path: '/blocks/chart',
  title: 'Chart',
  description: 'The chart block: bars, stacks, lines and pies out of tables and JSON.',
  frame: 'qa',
  body: () => html`${introduction('Chart', 'Tables drawn as charts.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [chartPage]

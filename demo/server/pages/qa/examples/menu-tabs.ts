import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const MENUS = [
  {
    title: 'Lunch',
    sections: [
      {
        title: 'From the oven',
        description: 'Noon to three, for as long as there is some.',
        items: [
          { title: 'Leek and barley soup', description: 'Rye bread, cultured butter', price: '£9' },
          {
            title: 'Baked trout',
            description: 'From the beck behind the house, with brown butter and capers',
            price: '£21',
            options: [
              { title: 'With potatoes', price: '£3' },
              { title: 'With a green salad', price: '£4' },
            ],
          },
          { title: 'Curd tart', price: '£7' },
        ],
      },
      {
        title: 'For two',
        items: [{ title: 'Shoulder of hogget', description: 'Order it the day before', price: '£54' }],
      },
    ],
  },
  {
    title: 'Drinks',
    sections: [
      {
        title: 'Without',
        items: [
          { title: 'Elderflower', price: '£4' },
          { title: 'Apple and sorrel', price: '£5' },
        ],
      },
      {
        title: 'With',
        items: [
          { title: 'Silvaner, Franconia', description: 'By the glass or the bottle', price: '£8 / £32' },
          { title: 'Perry, dry', price: '£6' },
        ],
      },
    ],
  },
  {
    title: 'Afternoon',
    sections: [{ items: [{ title: 'Tea for one', description: 'In one of our pots', price: '£5' }] }],
  },
]

const LONG = [
  'Breakfast',
  'Second breakfast',
  'Elevenses',
  'Luncheon',
  'Afternoon tea',
  'Dinner',
  'Supper',
].map(title => ({
  title,
  sections: [{ items: [{ title: `Whatever there is for ${title.toLowerCase()}` }] }],
}))

const VARIANTS: readonly Variant[] = [
  {
    title: 'From the HTML',
    note: 'Sections that begin with a heading. Without scripts all of them are shown.',
    source: `<ashlar-menu-tabs>
  <section id="bowls">
    <h3>Bowls</h3>
    <p>Thrown on Tuesdays. A bowl is for soup until it is for keys.</p>
  </section>
  <section id="plates">
    <h3>Plates</h3>
    <p>Flat, mostly. See <a href="/shop">what the shop has</a>.</p>
  </section>
  <section id="the-rest">
    <h3>The rest</h3>
    <p>Jugs, lids without pots, pots without lids.</p>
  </section>
</ashlar-menu-tabs>`,
  },
  {
    title: 'A menu from JSON',
    note: 'Sections, dishes, prices and options.',
    source: `<ashlar-menu-tabs style="min-block-size: 35rem" data-block-json='${json({ label: 'Our menus', menus: MENUS })}'></ashlar-menu-tabs>`,
  },
  {
    title: 'Headings',
    note: 'Content belongs to the preceding heading.',
    source: `<ashlar-menu-tabs>
  <h3>Summer</h3>
  <p>Thursday to Saturday, ten to five.</p>
  <h3>Winter</h3>
  <p>When there is smoke from the chimney.</p>
</ashlar-menu-tabs>`,
  },
  {
    title: 'More tabs than room',
    note: 'The tab row scrolls and keeps its height.',
    isNarrow: true,
    source: `<ashlar-menu-tabs style="min-block-size: 8rem" data-block-json='${json({ menus: LONG })}'></ashlar-menu-tabs>`,
  },
  {
    title: 'From right to left',
    note: 'Arrow keys follow the reading direction.',
    source: `<ashlar-menu-tabs dir="rtl" lang="ar" data-block-json='${json({ label: 'القوائم' })}'>
  <section><h3>الغداء</h3><p>حساء العدس مع الخبز.</p></section>
  <section><h3>المشروبات</h3><p>شاي بالنعناع.</p></section>
</ashlar-menu-tabs>`,
  },
  {
    title: 'One menu',
    note: 'One menu needs no tabs.',
    source: `<ashlar-menu-tabs>
  <section><h3>Today</h3><p>Soup.</p></section>
</ashlar-menu-tabs>`,
  },
  {
    title: 'Adopted markup',
    note: 'A menu in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block menu-block sqs-block-menu" data-block-type="18"><div class="sqs-block-content">
  <div class="menu-wrapper menu-style-simple">
    <div role="tablist" class="menu-selector">
      <label role="tab" class="menu-select-labels menu-select-labels--active" aria-selected="true">DAY</label>
      <label role="tab" class="menu-select-labels" aria-selected="false">NIGHT</label>
    </div>
    <div class="menus menus--has-multiple">
      <div role="tabpanel" aria-label="DAY" class="menu menu-active">
        <div class="menu-section">
          <div class="menu-section-header"><div class="menu-section-title">Warm</div></div>
          <div class="menu-items">
            <div class="menu-item">
              <span class="menu-item-price-top"><span class="currency-sign">£</span>9</span>
              <div class="menu-item-title">Soup</div>
              <div class="menu-item-description">Of what the garden had</div>
            </div>
          </div>
        </div>
      </div>
      <div role="tabpanel" aria-label="NIGHT" class="menu">
        <div class="menu-items"><div class="menu-item"><div class="menu-item-title">Cheese, and the fire</div></div></div>
      </div>
    </div>
  </div>
</div></div>`,
  },
]

/** All variants of the menu with tabs. */
const menuTabsPage: Page = {
  path: '/blocks/menu-tabs',
  title: 'Menu tabs',
  description: 'The menu tabs block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  styles: ['adopted-menu.css'],
  body: () => html`${introduction('Menu tabs', 'Several menus as tabs.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [menuTabsPage]

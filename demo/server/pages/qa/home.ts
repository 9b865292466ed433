import { html, raw } from 'hono/html'
import type { PictureName } from '../../../pictures/catalogue.ts'
import { json } from '../markup-examples.ts'
import type { Html, Page } from '../page.ts'
import { picture } from '../picture.ts'

/** The studio's home page: a real site that uses the blocks. */
export const home: Page = {
  path: '/',
  title: 'Tarn, a small pottery and workshop',
  description: 'Stoneware for the table and plain furniture in ash and oak, made in one workshop.',
  frame: 'site',
  body: () => html`${hero()}${work()}${questions()}${journal()}`,
}

function hero(): Html {
  return html`<section class="hero">
    <div class="hero__text">
      <p class="eyebrow">Stoneware and furniture</p>
      <h1>Made slowly,<br>used every day.</h1>
      <p class="lead">
        We throw pots and build plain furniture in one workshop under the fells. Each piece is made by the person who
        drew it, and mended by them too.
      </p>
      <p><a class="button" href="#work">See the work</a></p>
    </div>
    <ashlar-image class="hero__picture" data-load="eager">
      ${raw(picture('vessels', { sizes: '(min-width: 56rem) 60vw, 100vw', eager: true }))}
    </ashlar-image>
  </section>`
}

const WORK: readonly (readonly [PictureName, string])[] = [
  ['bowls', 'Stacking bowls'],
  ['cups', 'Dipped cups'],
  ['plates', 'Everyday plates'],
  ['jar', 'Moon jar, wood ash'],
  ['stool', 'Three-legged stool'],
  ['bench', 'Wedged bench'],
]

function work(): Html {
  const gallery = json({
    design: 'grid',
    'thumbnails-per-row': 3,
    'square-thumbs': true,
    'show-meta': true,
    padding: 20,
  })
  return html`<section class="band" id="work" aria-labelledby="work-title">
    <div class="band__head">
      <h2 id="work-title">From the last firing</h2>
      <p>Four kilns a year, each about three hundred pieces. What is here left the kiln in October.</p>
    </div>
    ${raw(`<ashlar-gallery data-block-json='${gallery}'>
      ${WORK.map(
        ([name, caption]) =>
          `<figure>${picture(name, { sizes: '(min-width: 48rem) 24rem, 50vw' })}<figcaption>${caption}</figcaption></figure>`,
      ).join('\n      ')}
    </ashlar-gallery>`)}
  </section>`
}

const QUESTIONS = [
  [
    'Can it go in the dishwasher?',
    'Yes. Everything for the table is fired to 1280 °C and fully vitrified. Wood is another matter: wipe it, dry it, oil it once a year.',
  ],
  [
    'Do you take commissions?',
    'We keep two months of the year for them, February and September. Write to us with a sketch, however rough.',
  ],
  [
    'How do you send a bench?',
    'Flat, with two wedges and a mallet. It goes together in ten minutes and comes apart again when you move house.',
  ],
  [
    'What if something breaks?',
    'Send us a photograph. Furniture we mend for the cost of the timber; for pots we keep the glaze recipes, so a lost plate can be made again.',
  ],
] as const

function questions(): Html {
  return html`<section class="band split" id="questions" aria-labelledby="questions-title">
    <div class="split__text">
      <h2 id="questions-title">Asked at the door</h2>
      ${raw(`<ashlar-accordion>
        ${QUESTIONS.map(([title, text]) => `<details><summary>${title}</summary><p>${text}</p></details>`).join('\n        ')}
      </ashlar-accordion>`)}
    </div>
    <ashlar-image class="split__picture">${raw(picture('branch', { sizes: '(min-width: 48rem) 40vw, 100vw' }))}</ashlar-image>
  </section>`
}

interface Entry {
  readonly picture: PictureName
  readonly date: string
  readonly title: string
  readonly text: string
}

const ENTRIES: readonly Entry[] = [
  {
    picture: 'valley',
    date: '2026-10-03',
    title: 'Where the clay comes from',
    text: 'Eleven miles away, under a field that floods. We dig for two days in spring and work it all year.',
  },
  {
    picture: 'bench',
    date: '2026-08-19',
    title: 'A bench without screws',
    text: 'Through-tenons, wedges and a good deal of waiting for timber to make up its mind.',
  },
  {
    picture: 'shelf',
    date: '2026-06-27',
    title: 'Reading a test shelf',
    text: 'Forty glazes on one plank: what to look for, and why the dull ones are often right.',
  },
]

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function journal(): Html {
  return html`<section class="band" id="journal" aria-labelledby="journal-title">
    <div class="band__head"><h2 id="journal-title">From the bench</h2></div>
    <div class="teasers">${ENTRIES.map(
      ({ picture: name, date, title, text }) => html`<article class="teaser">
        <ashlar-image class="teaser__picture">${raw(picture(name, { sizes: '(min-width: 48rem) 24rem, 100vw' }))}</ashlar-image>
        <p class="eyebrow"><time datetime="${date}">${day.format(new Date(date))}</time></p>
        <h3>${title}</h3>
        <p>${text}</p>
      </article>`,
    )}</div>
    <ashlar-image class="panorama">${raw(picture('tarn', { sizes: '100vw' }))}</ashlar-image>
  </section>`
}

import { readFileSync } from 'node:fs'

const CONTENT = 'P2 content: accordion (6), tabs (4), marquee, video facade, cookie banner, dialog'

const QUESTIONS = ['Shipping', 'Returns', 'Materials', 'Care', 'Commissions', 'Opening hours']
const MENUS = ['Breakfast', 'Lunch', 'Dinner', 'Drinks']
const NEWS = ['New: oak stools', 'Open studio on Friday', 'Free repair for life', 'Prints back in stock']

/** The blocks that have a box before they are up. */
const BLOCKS = ['accordion', 'marquee', 'menu-tabs', 'video']

const CONTEXT = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerText: 'By using this website you agree to our use of cookies. We use them to measure visits.',
  },
}

const VIDEO = 'https://www.youtube.com/watch?v=goiWrNiaT0I'

const q = selector => `document.querySelector(${JSON.stringify(selector)})`
const run = expression => Object.assign(() => {}, { toString: () => `() => ${expression}` })

const second = `[...document.querySelectorAll('ashlar-accordion :is(summary, button[aria-expanded])')][1]`
// Far below the fold it comes up when a visitor scrolls there, who presses the picture that the server has sent.
const play = `{ ${q('ashlar-video')}.scrollIntoView(); (${q('ashlar-video .video__play')} ?? ${q('ashlar-video a')}).click() }`
const tab = `[...document.querySelectorAll('ashlar-menu-tabs [role=tab]')][1]`
const agree = `$deep('[data-ashlar-surface=cookie-banner] >>> [part=accept]')`

const target = {
  accordion: run(second),
  tabs: run(`${tab} ?? ${q('ashlar-menu-tabs')}`),
  cookie: run(agree),
  dialog: run(q('#open')),
}
const done = {
  accordion: run(`!!${q('ashlar-accordion')}.querySelector('[open], [aria-expanded=true]')`),
  tabs: run(`${tab}?.getAttribute('aria-selected') === 'true'`),
  video: run(`!!${q('ashlar-video iframe')}`),
  cookie: run(`document.cookie.includes('ss_cookieAllowed')`),
  dialog: run(`!!$deep('ashlar-dialog[data-stage] >>> dialog')?.open`),
}

/** What a page is read by: six questions, four menus, news that go by, a video, a dialog and the cookie banner. */
export const CONTENT_PAGE = {
  name: 'ashlar-p2',
  group: CONTENT,
  title: 'Ashlar',
  // As the README has it for the earliest paint: the boxes of the blocks in use, in the page itself.
  head: dist => `<style>${BLOCKS.map(name => readFileSync(`${dist}/css/${name}.css`, 'utf8')).join('')}</style>
<script type="application/json" id="site-context">${JSON.stringify(CONTEXT)}</script>
`,
  body,
  probes: [
    { name: 'accordion', act: run(`${second}.click()`), done: done.accordion },
    { name: 'tabs', act: run(`${tab}.click()`), done: done.tabs },
    { name: 'video', group: 2, act: run(play), done: done.video },
    { name: 'cookie', act: run(`${agree}.click()`), done: done.cookie },
    { name: 'dialog', group: 1, act: run(`${q('#open')}.click()`), done: done.dialog },
  ],
  clicks: [
    { name: 'cookie', target: target.cookie },
    { name: 'accordion', target: target.accordion, done: done.accordion },
    { name: 'tabs', target: target.tabs, done: done.tabs },
    { name: 'dialog', target: target.dialog, done: done.dialog },
  ],
}

/** The same where the server names the files of what it has put on the page, as the README has it for the earliest start. */
export const PRELOADED_PAGE = {
  ...CONTENT_PAGE,
  name: 'ashlar-p2-preloaded',
  title: 'Ashlar, files named in the page',
  head: dist => `${preloads(dist)}\n${CONTENT_PAGE.head(dist)}`,
}

function preloads(dist) {
  const { bundles } = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  const files = new Set(
    ['accordion', 'marquee', 'menu-tabs', 'cookie-banner'].flatMap(name => bundles[name].js),
  )
  return [...files].map(file => `<link rel="modulepreload" href="dist/${file}">`).join('')
}

function body(text) {
  const dialog = { style: 'no-buttons', title: 'Ask a question', message: text }
  return `<p>${text}</p>
<ashlar-marquee>${NEWS.map(line => `<p>${line}</p>`).join('')}</ashlar-marquee>
<h2>Questions</h2>
<ashlar-accordion>
${QUESTIONS.map(title => `<details name="faq"><summary>${title}</summary><p>${text}</p></details>`).join('\n')}
</ashlar-accordion>
<h2>Menu</h2>
<ashlar-menu-tabs>
${MENUS.map(title => `<section><h3>${title}</h3><p>${title}: ${text}</p></section>`).join('\n')}
</ashlar-menu-tabs>
<h2>Studio tour</h2>
<ashlar-video><a href="${VIDEO}"><img src="/assets/poster.jpg" width="1280" height="720" alt="Studio tour"></a></ashlar-video>
<p><ashlar-dialog data-block-json='${JSON.stringify(dialog)}'><button type="button" id="open">Ask a question</button></ashlar-dialog></p>
<p><button type="button" data-ashlar-consent>Cookie choices</button></p>`
}

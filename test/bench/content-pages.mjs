import { readFileSync } from 'node:fs'
import { TEXT } from './page-html.mjs'

export const CONTENT_GROUP = 'Content: 6 questions, 4 tabs, a marquee, a video, a cookie banner and a dialog'

export const QUESTIONS = ['Shipping', 'Returns', 'Materials', 'Care', 'Commissions', 'Opening hours']
export const MENUS = ['Breakfast', 'Lunch', 'Dinner', 'Drinks']
const NEWS = ['New: oak stools', 'Open studio on Friday', 'Free repair for life', 'Prints back in stock']
export const COOKIES = 'By using this website you agree to our use of cookies. We use them to measure visits.'

/** The blocks that reserve space before they are up. */
const SIZED_BLOCKS = ['accordion', 'marquee', 'menu-tabs', 'video']

const CONTEXT = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerText: COOKIES,
  },
}

const VIDEO = 'https://www.youtube.com/watch?v=goiWrNiaT0I'
const DIALOG = { style: 'no-buttons', title: 'Ask a question', message: TEXT }

const q = selector => `document.querySelector(${JSON.stringify(selector)})`

/** A marquee by CSS alone. */
export const MARQUEE_STYLE = `.marquee { overflow: hidden; white-space: nowrap; margin: 16px 0; background: #f4f4f4; height: 40px; line-height: 40px }
.marquee span { display: inline-block; animation: marquee 20s linear infinite } .marquee:hover span { animation-play-state: paused }
@media (prefers-reduced-motion: reduce) { .marquee span { animation: none } }
@keyframes marquee { to { transform: translateX(-50%) } }`

const PLAIN_STYLE = () => `<style>
${MARQUEE_STYLE}
.tabs { display: flex; flex-wrap: wrap } .tabs > label { padding: 8px 12px; cursor: pointer }
.tabs > input { position: absolute; opacity: 0 } .tabs > div { order: 1; width: 100%; display: none; padding: 12px 0 }
.tabs > input:checked + label { border-bottom: 2px solid } .tabs > input:focus-visible + label { outline: 2px solid }
.tabs > input:checked + label + div { display: block } details { border-bottom: 1px solid #ddd; padding: 8px 0 }
.video { aspect-ratio: 16/9; margin: 16px 0; width: 100%; display: block; padding: 0; border: 0; background: center/cover url(/pictures/valley-500w.webp) }
#cookies { position: fixed; inset: auto 0 0; margin: 0; width: 100%; max-width: none; border: 0; background: #222; color: #fff; padding: 16px }
</style>`

const PLAIN_START = `<p>${TEXT}</p>
<div class="marquee"><span>${`${NEWS.join(' — ')} — `.repeat(4)}</span></div>`

/** The page around the questions, the tabs and the dialog of a library, with a library's player. */
export const around = main => `${PLAIN_START}
${main}
<h2>Studio tour</h2><lite-youtube class="video" videoid="goiWrNiaT0I" playlabel="Play: Studio tour" style="background-image: url(/pictures/valley-500w.webp)"></lite-youtube>`

const PLAIN = `${PLAIN_START}
<h2>Questions</h2>
${QUESTIONS.map(question).join('\n')}
<h2>Menu</h2>
<div class="tabs">${MENUS.map((title, index) => `<input type="radio" name="tabs" id="tab${index}"${index === 0 ? ' checked' : ''}><label for="tab${index}">${title}</label><div><p>${title}: ${TEXT}</p></div>`).join('\n')}</div>
<h2>Studio tour</h2><button class="video" aria-label="Play: Studio tour"></button>
<p><button commandfor="dialog" command="show-modal" id="open">Ask a question</button></p>
<dialog id="dialog"><p>${TEXT}</p><form method="dialog"><button>Close</button></form></dialog>
<div id="cookies" popover="manual"><p>${COOKIES}</p><button id="yes">Accept</button> <button id="no">Decline</button></div>
<script>
const banner = document.getElementById('cookies')
if (!/choice=/.test(document.cookie)) banner.showPopover()
for (const button of banner.querySelectorAll('button'))
  button.onclick = () => { document.cookie = 'choice=' + button.id + ';max-age=2592000;path=/'; banner.hidePopover() }
document.querySelector('.video').onclick = ({ target }) => {
  target.replaceWith(Object.assign(document.createElement('iframe'), { className: 'video', allow: 'autoplay', src: 'https://www.youtube-nocookie.com/embed/goiWrNiaT0I?autoplay=1' }))
}
</script>`

const BLOCKS = `<p>${TEXT}</p>
<ashlar-marquee>${NEWS.map(line => `<p>${line}</p>`).join('')}</ashlar-marquee>
<h2>Questions</h2>
<ashlar-accordion>
${QUESTIONS.map(question).join('\n')}
</ashlar-accordion>
<h2>Menu</h2>
<ashlar-menu-tabs>
${MENUS.map(title => `<section><h3>${title}</h3><p>${title}: ${TEXT}</p></section>`).join('\n')}
</ashlar-menu-tabs>
<h2>Studio tour</h2>
<ashlar-video><a href="${VIDEO}"><img src="/pictures/valley-500w.webp" width="1280" height="720" alt="Studio tour"></a></ashlar-video>
<p><ashlar-dialog data-block-json='${JSON.stringify(DIALOG)}'><button type="button" id="open">Ask a question</button></ashlar-dialog></p>
<p><button type="button" data-ashlar-consent>Cookie choices</button></p>`

const TAB = `[...document.querySelectorAll('ashlar-menu-tabs [role=tab]')][1]`
const AGREE = `$deep('[data-ashlar-surface=cookie-banner] >>> [part=accept]')`
const IN_BLOCKS = {
  question: `[...document.querySelectorAll('ashlar-accordion :is(summary, button[aria-expanded])')][1]`,
  isQuestionOpen: `!!${q('ashlar-accordion')}.querySelector('[open], [aria-expanded=true]')`,
  tab: `(${TAB} ?? ${q('ashlar-menu-tabs')})`,
  isTabShown: `${TAB}?.getAttribute('aria-selected') === 'true'`,
  // A video far below the fold is mounted once a visitor scrolls to it and presses the server's picture.
  play: `${q('ashlar-video')}.scrollIntoView(); (${q('ashlar-video .video__play')} ?? ${q('ashlar-video a')}).click()`,
  plays: `!!${q('ashlar-video iframe')}`,
  agree: AGREE,
  hasAgreed: `document.cookie.includes('ss_cookieAllowed')`,
  isDialogOpen: `!!$deep('ashlar-dialog[data-stage] >>> dialog')?.open`,
}
const IN_PLAIN = {
  question: q('details:nth-of-type(2) summary'),
  isQuestionOpen: `document.querySelectorAll('details')[1].open`,
  tab: q('label[for=tab1]'),
  isTabShown: `${q('#tab1')}.checked`,
  play: `${q('button.video')}.click()`,
  plays: `!!${q('iframe.video')}`,
  agree: q('#yes'),
  hasAgreed: `document.cookie.includes('choice=')`,
  isDialogOpen: `${q('#dialog')}.open`,
}

const PAGE = {
  name: 'content',
  group: CONTENT_GROUP,
  title: 'Ashlar',
  flavour: 'react',
  // As the README advises for the earliest paint: the sizes of the blocks in use, inline.
  head: build => `<style>${SIZED_BLOCKS.map(name => readFileSync(`${build}/css/${name}.css`, 'utf8')).join('')}</style>
<script type="application/json" id="site-context">${JSON.stringify(CONTEXT)}</script>`,
  main: BLOCKS,
  ...visit(IN_BLOCKS),
}

/** A page to read: in plain HTML, with blocks, and with blocks whose files the server preloads. */
export const CONTENT = [
  {
    name: 'content-plain',
    group: CONTENT_GROUP,
    title: 'plain HTML: details, radio buttons, dialog, popover',
    head: PLAIN_STYLE,
    main: PLAIN,
    ...visit(IN_PLAIN),
  },
  PAGE,
  {
    ...PAGE,
    name: 'content-preloaded',
    title: 'Ashlar, files named in the page',
    head: build => `${preloads(build)}\n${PAGE.head(build)}`,
  },
]

/** The steps of a visitor, for the parts that a page names. */
export function visit({
  question,
  isQuestionOpen,
  tab,
  isTabShown,
  play,
  plays,
  agree,
  hasAgreed,
  isDialogOpen,
}) {
  const open = q('#open')
  return {
    probes: [
      { name: 'accordion', act: `${question}.click()`, done: isQuestionOpen },
      { name: 'tabs', act: `${tab}.click()`, done: isTabShown },
      { name: 'cookie', act: `${agree}.click()`, done: hasAgreed },
      { name: 'dialog', group: 1, act: `${open}.click()`, done: isDialogOpen },
      { name: 'video', group: 2, act: play, done: plays },
    ],
    clicks: [
      { name: 'cookie', target: agree },
      { name: 'accordion', target: question, done: isQuestionOpen },
      { name: 'tabs', target: tab, done: isTabShown },
      { name: 'dialog', target: open, done: isDialogOpen },
    ],
  }
}

function question(title) {
  return `<details name="faq"><summary>${title}</summary><p>${TEXT}</p></details>`
}

function preloads(build) {
  const { bundles } = JSON.parse(readFileSync(`${build}/manifest.json`, 'utf8'))
  const names = ['accordion', 'marquee', 'menu-tabs', 'cookie-banner']
  const files = new Set(names.flatMap(name => bundles[name].js))
  return [...files].map(file => `<link rel="modulepreload" href="/${build}/${file}">`).join('')
}

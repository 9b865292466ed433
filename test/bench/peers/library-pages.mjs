import {
  around,
  CONTENT_GROUP,
  MARQUEE_STYLE,
  MENUS,
  QUESTIONS,
  visit as readPage,
} from '../content-pages.mjs'
import { FORM_GROUP, FORM_STYLE, visit as fillForm, PIECES, WAYS } from '../form-pages.mjs'
import { TEXT } from '../page-html.mjs'
import { renderedApp } from './react-apps.mjs'

const q = selector => `document.querySelector(${JSON.stringify(selector)})`

const bundle = (name, style = '') =>
  `<link rel="stylesheet" href="/peers/${name}/main.css">${style}<script type="module" src="/peers/${name}/main.js"></script>`

const AROUND = {
  play: `${q('lite-youtube')}.click()`,
  plays: `!!${q('lite-youtube iframe')}`,
  agree: q('#cc-main .cm__btn[data-role=all]'),
  hasAgreed: `document.cookie.includes('cc_cookie')`,
}

const STYLE = `<style>${MARQUEE_STYLE} .video { aspect-ratio: 16/9; max-width: none; margin: 16px 0 }
[role=tablist] button { padding: 8px 12px } .shade { position: fixed; inset: 0; background: #0008 }
.dialog { position: fixed; inset: 20% 10% auto; background: #fff; padding: 16px }</style>`

const WEB_AWESOME = `<h2>Questions</h2><wa-accordion mode="single-collapsible">${QUESTIONS.map(title => `<wa-accordion-item label="${title}"><p>${TEXT}</p></wa-accordion-item>`).join('\n')}</wa-accordion>
<h2>Menu</h2><wa-tab-group>${MENUS.map((title, at) => `<wa-tab panel="t${at}">${title}</wa-tab>`).join('')}${MENUS.map((title, at) => `<wa-tab-panel name="t${at}"${at ? '' : ' active'}><p>${title}: ${TEXT}</p></wa-tab-panel>`).join('')}</wa-tab-group>
<p><wa-button data-dialog="open dialog" id="open">Ask a question</wa-button></p>
<wa-dialog label="Ask a question" id="dialog"><p>${TEXT}</p><wa-button slot="footer" data-dialog="close">Close</wa-button></wa-dialog>`

const FIELDS = [
  '<wa-input name="name" label="Name" required maxlength="80"></wa-input><wa-input name="email" type="email" label="Email" required></wa-input>',
  '<wa-input name="phone" type="tel" label="Phone"></wa-input><wa-input name="website" type="url" label="Website"></wa-input>',
  '<wa-number-input name="quantity" label="Quantity" min="1" max="50" required></wa-number-input><wa-input name="date" type="date" label="Date" required></wa-input>',
  `<wa-select name="piece" label="Piece" required>${PIECES.map(piece => `<wa-option value="${piece}">${piece}</wa-option>`).join('')}</wa-select>`,
  `<wa-radio-group name="by" label="Contact me by" required>${WAYS.map(way => `<wa-radio value="${way}">${way}</wa-radio>`).join('')}</wa-radio-group>`,
  '<wa-textarea name="message" label="Message" required maxlength="500"></wa-textarea><wa-checkbox name="agree" required>I agree to be contacted</wa-checkbox>',
].join('\n')

const RADIX_TAB = `document.querySelectorAll('[role=tab]')[1]`

const RADIX_VISIT = readPage({
  ...AROUND,
  question: `document.querySelectorAll('.question')[1]`,
  isQuestionOpen: `document.querySelectorAll('.question')[1].dataset.state === 'open'`,
  tab: RADIX_TAB,
  isTabShown: `${RADIX_TAB}.dataset.state === 'active'`,
  isDialogOpen: `!!${q('[role=dialog].dialog')}`,
})
// Its tabs answer to the press, not to the click.
const press = `${RADIX_TAB}.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))`
for (const probe of RADIX_VISIT.probes) if (probe.name === 'tabs') probe.act = press

/** The pages of content and of a form, with libraries. */
export const LIBRARY_PAGES = [
  {
    name: 'content-radix',
    group: CONTENT_GROUP,
    title: 'React and Radix, server-rendered, with a player and a cookie banner of others',
    head: () => bundle('radix', STYLE),
    get main() {
      return around(`<div id="root">${renderedApp('radix')}</div>`)
    },
    ...RADIX_VISIT,
  },
  {
    name: 'content-web-awesome',
    group: CONTENT_GROUP,
    title: 'Web Awesome, one bundle, with a player and a cookie banner of others',
    head: () => bundle('web-awesome', STYLE),
    main: around(WEB_AWESOME),
    ...readPage({
      ...AROUND,
      question: `$deep('wa-accordion-item:nth-child(2) >>> button')`,
      isQuestionOpen: `document.querySelectorAll('wa-accordion-item')[1].expanded === true`,
      tab: q('wa-tab[panel=t1]'),
      isTabShown: `${q('wa-tab-panel[name=t1]')}.active === true`,
      isDialogOpen: `!!$deep('#dialog >>> dialog')?.open`,
    }),
  },
  {
    name: 'form-react-hook-form',
    group: FORM_GROUP,
    title: 'React Hook Form and zod/mini, server-rendered',
    head: () => `${FORM_STYLE}<script type="module" src="/peers/react-hook-form/main.js"></script>`,
    get main() {
      return `<div id="root">${renderedApp('react-hook-form')}</div>`
    },
    ...fillForm(`!!${q('#e-name')}.textContent`),
  },
  {
    name: 'form-web-awesome',
    group: FORM_GROUP,
    title: 'Web Awesome, one bundle',
    head: () => bundle('web-awesome-form'),
    main: `<form style="display: grid; gap: 16px">${FIELDS}<p role="alert"></p><wa-button type="submit" id="send">Send</wa-button></form>`,
    ...fillForm(`!!${q('[role=alert]')}.textContent`),
    clicks: [{ name: 'submit', target: q('#send'), done: `!!${q('[role=alert]')}.textContent` }],
  },
]

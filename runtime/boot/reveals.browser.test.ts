import { expect } from 'chai'
import { bootSource } from '../../test/fixtures/boot-page'
import { recordErrors } from '../../test/fixtures/record-errors'
import { until } from '../../test/mount'

const SHEETS = [
  '/blocks/marquee/marquee.early.static.css',
  '/blocks/menu-tabs/menu-tabs.static.css',
  '/blocks/pricing-toggle/pricing-toggle.static.css',
]

const MENUS =
  '<ashlar-menu-tabs data-load="eager"><div>' +
  '<section><h3>Lunch</h3></section><section id="dinner"><h3>Dinner</h3></section></div></ashlar-menu-tabs>'
const PRICES =
  '<ashlar-pricing-toggle data-load="eager" data-block-json="{"><p data-period="month">1</p>' +
  '<p id="rest" data-period="year" data-period-rest>9</p></ashlar-pricing-toggle>'
const FAR =
  '<div style="block-size: 500vb"></div><ashlar-marquee><ul id="row"><li>One</li></ul></ashlar-marquee>'

const statesOf = (id: string): string[] =>
  document
    .querySelector(`#${id}`)
    ?.getAnimations()
    .map(({ playState }) => playState) ?? []

describe('what a block hides until it renders', () => {
  before(async () => {
    const sheet = new CSSStyleSheet()
    const sheets = await Promise.all(
      SHEETS.map(path => fetch(path, { headers: { accept: 'text/css' } }).then(answer => answer.text())),
    )
    sheet.replaceSync(sheets.join('\n'))
    document.adoptedStyleSheets.push(sheet)
    const script = document.createElement('script')
    Object.assign(script, { id: 'site-context', type: 'application/json' })
    script.textContent = JSON.stringify({
      rollups: {
        'menu-tabs': { js: '/__faults/gone/menus.js' },
        'pricing-toggle': { js: '/blocks/pricing-toggle/pricing-toggle.ts' },
      },
    })
    document.head.append(script)
    await bootSource().ready
  })

  it('stays hidden while the scripts work, and soon shows if they or the data fail [ROLL-31]', async () => {
    const { errors } = await recordErrors(async heard => {
      document.body.insertAdjacentHTML('beforeend', FAR + MENUS + PRICES)
      await until(() => heard.errors.length === 2)
      await until(() => statesOf('row').length)
      await until(() => !statesOf('dinner').length && !statesOf('rest').length)
    })
    expect(errors.map(({ code }) => code).sort()).to.deep.equal(['data-not-json', 'rollup-not-found'])
    expect(statesOf('row')).to.deep.equal(['paused'])
  })
})

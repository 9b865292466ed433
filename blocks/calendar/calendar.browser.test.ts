import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './calendar'
import { button, cell, DATA, english, LIST, spoken, text, title } from './calendar.fixture'

const EVENTS = [
  {
    title: 'Kiln',
    startDate: '2026-12-05T10:00Z',
    endDate: '2026-12-05T13:00Z',
    fullUrl: '/kiln',
    location: 'Smithy',
  },
  { title: '<b>Sale</b>', startDate: '2026-12-05', fullUrl: 'javascript:alert(1)' },
]
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.day
const press = (key: string, shiftKey = false): void => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  )
}
describe('<ashlar-calendar>', () => {
  it('shows a month and the events of the selected day, and is accessible [WID-24]', async () => {
    const block = await mount('calendar', { ...DATA, events: EVENTS }, '', english)
    expect(title(block)).to.equal('December 2026')
    const days = [...block.querySelectorAll('td')]
    expect([days.length, days.filter(day => day.tabIndex === 0).length]).to.deep.equal([42, 1])
    expect(block.querySelector('th')?.abbr).to.equal('Monday')

    const day = cell(block, '2026-12-05')
    expect(spoken(day)).to.equal('Saturday 5 December 2026, 2 events')
    day.click()
    await until(() => day.ariaSelected === 'true')
    const shown = [...block.querySelectorAll('.calendar__events li')]
    const names = shown.map(item => text(item, '.calendar__name'))
    expect(names).to.deep.equal(['<b>Sale</b>', 'Kiln'])
    expect([...block.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal(['/kiln'])
    expect(shown[1]?.textContent).to.match(/10:00.*13:00 GMT.*Smithy/)
    expect(await violations(block)).to.deep.equal([])
    cell(block, '2027-01-02').click()
    await until(() => title(block) === 'January 2027' && focused() === '2027-01-02')
  })

  it('has one Tab stop and moves by the keys of a date grid', async () => {
    const block = await mount('calendar', { ...DATA, month: '2027-01' }, '', english)
    cell(block, '2027-01-01').focus()
    for (const [key, shiftKey, expected] of [
      ['ArrowLeft', false, '2026-12-31'],
      ['ArrowRight', false, '2027-01-01'],
      ['ArrowDown', false, '2027-01-08'],
      ['ArrowUp', false, '2027-01-01'],
      ['Home', false, '2026-12-28'],
      ['End', false, '2027-01-03'],
      ['PageDown', false, '2027-02-03'],
      ['PageUp', false, '2027-01-03'],
      ['PageDown', true, '2028-01-03'],
      ['PageUp', true, '2027-01-03'],
    ] as const) {
      press(key, shiftKey)
      await until(() => focused() === expected)
      expect(block.querySelectorAll('td[tabindex="0"]')).to.have.length(1)
    }
    press('Enter')
    await until(() => document.activeElement?.ariaSelected === 'true')
    // A key that cannot move must not steal the focus later.
    press('End')
    button(block, 'Next month').focus()
    button(block, 'Next month').click()
    await until(() => title(block) === 'February 2027')
    expect(focused()).to.equal(undefined)
    button(block, 'Previous month').click()
    await until(() => title(block) === 'January 2027')
    cell(block, '2027-01-03').focus()
    press('ArrowRight')
    await until(() => focused() === '2027-01-04')
    press(' ')
    await until(() => document.activeElement?.ariaSelected === 'true')
    expect(text(block, '.calendar__note')).to.equal('No events on this day.')
  })

  it('follows the reading direction and the language', async () => {
    const block = await mount('calendar', { ...DATA, firstDay: undefined }, '', host => {
      host.lang = 'ar-EG'
      host.dir = 'rtl'
    })
    expect(title(block)).to.match(/ديسمبر/)
    const first = block.querySelector<HTMLElement>('td[tabindex="0"]')
    first?.focus()
    press('ArrowLeft')
    await until(() => document.activeElement === first?.nextElementSibling)
  })

  it('shows the server’s own nodes and restores them', async () => {
    let link: Element | null = null
    const block = await mount('calendar', { ...DATA, events: [] }, LIST, host => {
      english(host)
      link = host.querySelector('a')
    })
    cell(block, '2026-12-05').click()
    await until(() => block.querySelector('.calendar__events a') === link)
    expect(text(block, '.calendar__rest')).to.match(/Soon: a stool.*Write to us\./s)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LIST)
  })

  it('reads the rows of a table, without its header', async () => {
    const row =
      '<tr><td><time datetime="2026-12-05">5 December</time></td><td><a href="/kiln">Kiln</a></td></tr>'
    const table = `<table><thead><tr><th>When</th><th>What</th></tr></thead><tbody>${row}</tbody></table>`
    const block = await mount('calendar', { ...DATA, view: 'list' }, table, english)
    expect(text(block, 'li:has(> [aria-hidden])')).to.equal('Sat55 DecemberKiln')
    expect(block.querySelector('.calendar__rest') === null).to.equal(true)
  })

  it('leaves out the button for today where the bar has no room for it', async () => {
    const block = await mount('calendar', { ...DATA, events: EVENTS }, '', english)
    const height = (): number => block.querySelector<HTMLElement>('.calendar__today')?.offsetHeight ?? -1
    expect(height()).to.be.greaterThan(0)
    block.style.inlineSize = '20rem'
    expect(height()).to.equal(0)
  })

  it('falls back to the visitor’s time zone and reports an invalid one', async () => {
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('calendar', { ...DATA, timeZone: 'Mars/Calendar', events: EVENTS }, '', host => {
        host.lang = 'en_GB'
      })
    })
    expect(codes).to.deep.equal(['data-invalid'])
    expect(block.querySelectorAll('td')).to.have.length(42)
  })

  for (const [what, json] of [
    ['has no date', '{"events":[{"title":"Kiln","startDate":"soon"}]}'],
    ['has an invalid month', '{"month":"2026-13"}'],
    ['hides nodes in JSON', '{"events":[{"title":"Kiln","startDate":0,"nodes":["x"]}]}'],
  ] as const) {
    it(`keeps the server’s list when an event or its calendar ${what}`, async () => {
      const codes = await errorsDuring(async () => {
        expect((await mount('calendar', json, LIST)).innerHTML).to.equal(LIST)
      })
      expect(codes).to.deep.equal(['data-invalid'])
    })
  }
})

import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './tour-dates'

const LIST = `<ul><li><time datetime="2001-05-04">4 May</time> <a href="/a">Paradiso</a></li>
  <li><time datetime="9000-05-04">4 May</time> <a href="/b">Astra</a></li></ul>`

const SHOWS = [
  {
    title: 'Astra',
    startDate: '9000-05-04T20:00',
    timeZone: 'Europe/Berlin',
    location: 'Berlin',
    ticketsUrl: '/t',
  },
  { title: '<i>Paradiso</i>', startDate: '8999-05-04', ticketsUrl: 'javascript:alert(1)' },
  { title: 'Roxy', startDate: '9001-05-04', soldOut: true, ticketsUrl: '/u' },
  { title: 'Over', startDate: '2001-05-04' },
]

const english = (host: HTMLElement): void => {
  host.lang = 'en-GB'
}
const names = (block: Element): (string | null)[] =>
  [...block.querySelectorAll('strong')].map(({ textContent }) => textContent)

describe('<ashlar-tour-dates>', () => {
  it('lists upcoming dates with their tickets, and is accessible [WID-24]', async () => {
    const block = await mount('tour-dates', { events: SHOWS }, '', english)
    expect(names(block)).to.deep.equal(['<i>Paradiso</i>', 'Astra', 'Roxy'])
    const links = [...block.querySelectorAll('a')]
    expect(links.map(link => link.getAttribute('href'))).to.deep.equal(['/t'])
    expect(links[0]?.ariaLabel).to.match(/^Tickets: Astra, .*4 May 9000.*20:00$/)
    expect(block.querySelector('li:last-child')?.textContent).to.match(/Sold out$/)
    expect(await violations(block)).to.deep.equal([])
  })

  it('lists past dates if configured', async () => {
    const block = await mount('tour-dates', { events: SHOWS, hidePast: false })
    expect(names(block)[0]).to.equal('Over')
  })

  it('shows a notice if there are no dates', async () => {
    const block = await mount('tour-dates', { events: [SHOWS[3]], emptyText: 'See you in spring.' })
    expect(block.textContent).to.equal('See you in spring.')
    expect((await mount('tour-dates', {})).textContent).to.equal('No dates at the moment.')
  })

  it('keeps the server’s list unchanged, and hides past dates if configured', async () => {
    expect((await mount('tour-dates', {}, LIST)).firstElementChild?.innerHTML).to.equal(LIST)
    const block = await mount('tour-dates', { hidePast: true }, LIST)
    const isShown = [...block.querySelectorAll('li')].map(entry => entry.offsetParent !== null)
    expect(isShown).to.deep.equal([false, true])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LIST)
  })

  it('keeps the server’s entries that are not dates', async () => {
    const block = await mount('tour-dates', {}, '<p>On the road again soon.</p>')
    expect(block.textContent).to.equal('On the road again soon.')
  })

  it('keeps the server’s list when a date is invalid', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('tour-dates', '{"events":[{"title":"Astra","startDate":"soon"}]}', LIST)
      expect(block.innerHTML).to.equal(LIST)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})

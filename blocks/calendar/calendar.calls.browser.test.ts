import { expect } from 'chai'
import { errorsDuring, mount, until } from '../../test/mount'
import './calendar'
import { button, cell, DATA, english, LIST, spoken, text, title } from './calendar.fixture'

/** The answers of hosts that serve files only. */
const NO_BACKEND = [
  ['a static host', () => new Response('<!doctype html><h1>404</h1>', { status: 404 })],
  ['a host of one page', () => new Response('<!doctype html><h1>Home</h1>')],
] as const

/** Answers the page’s calls instead of a server until the test ends. */
function answer(reply: (url: URL) => Response | Promise<Response>): string[] {
  const asked: string[] = []
  const { fetch } = window
  restore = () => {
    window.fetch = fetch
  }
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href)
    if (!url.pathname.startsWith('/api/')) return fetch(input, init)
    asked.push(url.searchParams.get('month') ?? '')
    return reply(url)
  }
  return asked
}
let restore = (): void => {}
afterEach(() => restore())

describe('<ashlar-calendar> with a collection', () => {
  it('requests each shown month once, in addition to its own events [WID-24]', async () => {
    const asked = answer(() =>
      Response.json([
        { title: 'Kiln', startDate: Date.UTC(2026, 11, 5, 10) },
        { title: 'Soup', startDate: Date.UTC(2027, 0, 2, 12) },
        { title: 7 },
      ]),
    )
    const fired: unknown[] = []
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('calendar', { ...DATA, collectionId: 'visits' }, LIST, host => {
        english(host)
        host.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
      })
      await until(() => !block.querySelector('[aria-busy="true"]'))
      button(block, 'Next month').click()
      await until(() => title(block) === 'January 2027' && !block.querySelector('[aria-busy="true"]'))
      button(block, 'Previous month').click()
      await until(() => title(block) === 'December 2026')
    })
    expect(asked).to.deep.equal(['12-2026', '01-2027'])
    expect(codes).to.deep.equal(['data-invalid', 'data-invalid'])
    expect(fired.at(0)).to.deep.equal({ month: '01-2027', day: null, view: 'month' })
    expect(spoken(cell(block, '2026-12-05'))).to.match(/, 1 event$/)
    button(block, 'List').click()
    await until(() => block.querySelector('table') === null)
    expect(block.querySelectorAll('.calendar__events li')).to.have.length(1)
  })

  it('shows why a month could not be loaded, and tries again [ERR-14] [ERR-15] [ERR-16]', async () => {
    let reply = async (): Promise<Response> => new Response('', { status: 400 })
    answer(() => reply())
    const failing = async (): Promise<void> => {
      const block = await mount('calendar', { ...DATA, collectionId: 'visits', view: 'list' }, LIST, english)
      const says = (words: string) => until(() => (text(block, '[role="status"]') || '') === words)
      await says('Unable to load results')
      reply = () => Promise.reject(new TypeError('gone'))
      button(block, 'Try again').click()
      await says('Network errorPlease check your internet connection.')
      reply = async () => Response.json([])
      button(block, 'Try again').click()
      await says('')
    }
    expect(await errorsDuring(failing)).to.deep.equal(['events-failed', 'events-failed'])
  })

  for (const [host, respond] of NO_BACKEND) {
    it(`says calmly that events are not available from ${host}, asks again, and shows those of the page`, async () => {
      let reply = respond
      const asked = answer(() => reply())
      const errors = await errorsDuring(async () => {
        const data = { ...DATA, collectionId: 'visits', view: 'list' }
        const block = await mount('calendar', data, '', english)
        await until(() => text(block, '[role="status"]') === 'This content is not available here.')
        const says = (what: Element, words: string) => until(() => text(what, '[role="status"]') === words)
        reply = () => Response.json([])
        button(block, 'Next month').click()
        await says(block, 'No events this month.')
        button(block, 'Previous month').click()
        await says(block, 'No events this month.')
        reply = respond
        const again = await mount('calendar', data, '', english)
        await until(() => text(again, '[role="status"]') === 'This content is not available here.')
        reply = () => Response.json([])
        button(again, 'Try again').click()
        await says(again, 'No events this month.')
        reply = respond
        const own = await mount('calendar', data, LIST, english)
        await until(() => text(own, '[role="status"]') === '')
      })
      expect([errors, new Set(asked)]).to.deep.equal([[], new Set(['12-2026', '01-2027'])])
    })
  }
})

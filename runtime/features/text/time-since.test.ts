// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FEATURES } from '../../core/features/features.table'
import { start } from './time-since'

let now = 0
let tick = (): void => {}
let waits: number[] = []
let codes: string[] = []
let warnings: unknown[] = []
const { warn, error } = console

const clock = {
  now: () => now,
  every(work: () => void, ms: number) {
    waits.push(ms)
    tick = work
    return () => {
      tick = () => {}
    }
  },
}

const destroy = (): void => void document.dispatchEvent(new CustomEvent('ashlar:destroy'))
const listen = (event: Event): void => void codes.push((event as CustomEvent<{ code: string }>).detail.code)

function node(attributes: Record<string, string>, text = 'a while ago'): HTMLElement {
  const element = document.createElement('time')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  document.body.append(element)
  return element
}

beforeEach(() => {
  now = Date.parse('2026-12-05T12:00:00Z')
  waits = []
  codes = []
  warnings = []
  console.warn = (line: unknown) => warnings.push(line)
  console.error = () => {
    throw new Error('an error, not a warning')
  }
  document.addEventListener('ashlar:error', listen)
})

afterEach(() => {
  destroy()
  document.removeEventListener('ashlar:error', listen)
  Object.assign(console, { warn, error })
  document.body.replaceChildren()
})

it('says how long ago the date of a node was [WID-14]', () => {
  const nodes = [
    node({ class: 'timesince', 'data-date': `${now - 30_000}` }),
    node({ 'data-ashlar-time-since': '', 'data-date': '2026-12-05T11:00:00Z' }),
    node({ class: 'time-since', 'data-date': `${now - 120_000}`, lang: 'de' }),
    node({ class: 'time-since', 'data-date': `${now}`, lang: 'en_GB' }),
    node({ 'data-date': `${now}` }, 'of somebody else'),
  ]
  start({}, clock)
  expect(nodes.map(({ textContent }) => textContent)).toEqual([
    'about 30 seconds ago',
    'about an hour ago',
    'vor 2 Minuten',
    'just now',
    'of somebody else',
  ])
  expect(nodes[0]?.title).toMatch(/2026/)
})

it('says it again every 5000 ms, also of nodes that came later [WID-16]', () => {
  const first = node({ class: 'timesince', 'data-date': `${now}` })
  start({}, clock)
  expect([waits, first.textContent]).toEqual([[5000], 'just now'])
  const second = node({ class: 'timesince', 'data-date': `${now}` })
  now += 5000
  tick()
  expect([first.textContent, second.textContent]).toEqual(['about 5 seconds ago', 'about 5 seconds ago'])
})

it('only warns of a date that is none, once, and leaves what the server wrote [WID-15]', () => {
  const wrong = node({ class: 'timesince', 'data-date': 'soon' })
  const right = node({ class: 'timesince', 'data-date': `${now}` })
  start({}, clock)
  tick()
  expect([codes, warnings]).toEqual([
    ['date-unknown'],
    ['[ashlar] date-unknown: data-date="soon" is no date'],
  ])
  expect([wrong.textContent, right.textContent]).toEqual(['a while ago', 'just now'])
})

it('gives back what the server wrote, and says nothing more', () => {
  const element = node({ class: 'timesince', 'data-date': `${now}` })
  start({}, clock)
  destroy()
  now += 5000
  tick()
  expect(element.outerHTML).toBe(
    `<time class="timesince" data-date="${element.dataset['date']}">a while ago</time>`,
  )
})

it('is started where the page has such a node alone [WID-14]', async () => {
  const wanted = () => FEATURES.filter(({ isWanted }) => isWanted({}, document))
  const before = wanted()
  const element = node({ class: 'timesince', 'data-date': `${Date.now() - 7_200_000}` })
  const [added, ...more] = wanted().filter(module => !before.includes(module))
  expect(more).toEqual([])
  await added?.start({} as never)
  expect(element.textContent).toBe('about 2 hours ago')
})

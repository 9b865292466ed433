// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FEATURES } from '../../core/features/features.table'
import { start } from './time-since'
import { readDate, timeSince } from './time-since.state'

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

it('shows the relative time of a node’s date [WID-14]', () => {
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

it('updates every 5000 ms, including nodes added later [WID-16]', () => {
  const first = node({ class: 'timesince', 'data-date': `${now}` })
  start({}, clock)
  expect([waits, first.textContent]).toEqual([[5000], 'just now'])
  const second = node({ class: 'timesince', 'data-date': `${now}` })
  now += 5000
  tick()
  expect([first.textContent, second.textContent]).toEqual(['about 5 seconds ago', 'about 5 seconds ago'])
})

it('warns once of an invalid date, and keeps the server’s text [WID-15]', () => {
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

it('restores the server’s text, and stops', () => {
  const element = node({ class: 'timesince', 'data-date': `${now}` })
  start({}, clock)
  destroy()
  now += 5000
  tick()
  expect(element.outerHTML).toBe(
    `<time class="timesince" data-date="${element.dataset['date']}">a while ago</time>`,
  )
})

it('is started on a page with only such a node [WID-14]', async () => {
  const wanted = () => FEATURES.filter(({ isWanted }) => isWanted({}, document))
  const before = wanted()
  const element = node({ class: 'timesince', 'data-date': `${Date.now() - 7_200_000}` })
  const [added, ...more] = wanted().filter(feature => !before.includes(feature))
  expect(more).toEqual([])
  await added?.start({} as never)
  expect(element.textContent).toBe('about 2 hours ago')
})

const NOW = Date.parse('2026-12-05T12:00:00Z')

it.each([
  [0, 'just now'],
  [0.9, 'just now'],
  [-30, 'just now'],
  [1, 'about 1 seconds ago'],
  [59.9, 'about 59 seconds ago'],
  [60, 'about a minute ago'],
  [119, 'about a minute ago'],
  [120, 'about 2 minutes ago'],
  [3599, 'about 59 minutes ago'],
  [3600, 'about an hour ago'],
  [7200, 'about 2 hours ago'],
  [86_399, 'about 23 hours ago'],
])('formats %d seconds ago as %s [WID-17]', (seconds, expected) => {
  for (const language of [undefined, 'en', 'en-GB']) {
    expect(timeSince(NOW - seconds * 1000, NOW, language)).toBe(expected)
  }
})

it.each([
  ['de', 0, 'jetzt'],
  ['de', 300, 'vor 5 Minuten'],
  ['fr', 7200, 'il y a 2 heures'],
])('formats in %s by the language’s rules: %i seconds are "%s"', (language, seconds, expected) => {
  expect(timeSince(NOW - seconds * 1000, NOW, language)).toBe(expected)
})

it.each([48, -2])('shows a date for %i hours ago', hours => {
  const ms = NOW - hours * 3_600_000
  expect(timeSince(ms, NOW, 'en')).toBe(new Date(ms).toLocaleDateString('en', { dateStyle: 'long' }))
})

it.each([
  ['1796464800000', 1_796_464_800_000],
  ['2026-12-05T10:00:00Z', Date.parse('2026-12-05T10:00:00Z')],
  ['2026-12-05', Date.parse('2026-12-05')],
  ['', undefined],
  ['soon 5', undefined],
  ['2026-13-05', undefined],
  ['99999999999999999999', undefined],
])('reads %j as %s', (text, expected) => {
  expect(readDate(text)).toBe(expected)
})

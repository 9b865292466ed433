import { describe, expect, it } from 'vitest'
import { createErrorQueue, errorReport, type FaultReport, type PageError } from './errors'
import { createPageLog, safeJson } from './log'

const FACTS = {
  websiteId: 'site',
  templateId: 'template',
  locale: '',
  collectionId: '',
  itemId: '',
  recordType: 0,
  variantId: '',
  memberAccountId: '',
  memberLocale: '',
}
const PAGE = { url: 'https://a.example/', userAgent: 'Browser' }
const report = (fault: Partial<PageError>): FaultReport =>
  errorReport({ event: 'error', cause: undefined, timestamp: 5, ...fault }, FACTS, PAGE)

/** Timers that the test fires. */
function timers() {
  const set = new Map<() => void, number>()
  return {
    after: (work: () => void, ms: number) => {
      const own = (): void => work()
      set.set(own, ms)
      return () => void set.delete(own)
    },
    waits: () => [...set.values()],
    fire() {
      for (const work of [...set.keys()]) {
        set.delete(work)
        work()
      }
    },
  }
}

describe('a report of an error', () => {
  it('names the error, its place and its page [ERR-06]', () => {
    const cause = Object.assign(new Error('cold'), { stack: 'Error: cold\n at kiln' })
    const place = { file: 'https://a.example/kiln.js', line: 3, column: 7 }
    expect(report({ cause, ...place })).toEqual({
      event: 'error',
      data: {
        app: 'ashlar',
        message: 'cold',
        stack: 'Error: cold\n at kiln',
        ...place,
        websiteId: 'site',
        templateId: 'template',
        ...PAGE,
      },
      timestamp: 5,
    })
  })

  it('cuts the stack to 5000 characters [ERR-07]', () => {
    const stackOf = (length: number) => report({ cause: { stack: 'x'.repeat(length) } }).data.stack.length
    expect([stackOf(4999), stackOf(5000), stackOf(5001)]).toEqual([4999, 5000, 5000])
  })

  it.each([
    [undefined, 'Unknown error'],
    [null, 'Unknown error'],
    ['words', 'words'],
    [7, '7'],
    [Symbol('s'), 'Symbol(s)'],
    [{ message: { a: 1 } }, 'Unknown error'],
    [
      new Proxy(
        {},
        {
          get() {
            throw new Error('trap')
          },
        },
      ),
      'Unknown error',
    ],
  ])('accepts any thrown value', (cause, message) => {
    expect(report({ cause }).data.message).toBe(message)
  })

  it('uses the browser’s message if the error itself is hidden', () => {
    expect(report({ cause: null, message: 'Script error.' }).data.message).toBe('Script error.')
  })
})

describe('the queue of errors', () => {
  it('sends after a second without errors [ERR-10]', () => {
    const { after, waits, fire } = timers()
    const sent: number[] = []
    const queue = createErrorQueue(reports => sent.push(reports.length), after)
    for (let count = 0; count < 3; count++) queue.add(report({}))
    expect([waits(), sent]).toEqual([[1000], []])
    fire()
    expect([waits(), sent]).toEqual([[], [3]])
  })

  it('holds ten, and does not restart the pause once full [ERR-09]', () => {
    const { after, waits, fire } = timers()
    const sent: number[] = []
    let starts = 0
    const queue = createErrorQueue(
      reports => sent.push(reports.length),
      (work, ms) => {
        starts++
        return after(work, ms)
      },
    )
    for (let count = 0; count < 5000; count++) queue.add(report({}))
    expect([starts, waits()]).toEqual([10, [1000]])
    fire()
    expect(sent).toEqual([10])
  })

  it('sends at most twenty times per page [ERR-08]', () => {
    const { after, waits, fire } = timers()
    let sends = 0
    const queue = createErrorQueue(() => sends++, after)
    for (let count = 0; count < 30; count++) {
      queue.add(report({}))
      fire()
    }
    queue.flush()
    expect([sends, waits()]).toEqual([20, []])
  })

  it('sends immediately when the visitor leaves, and nothing after it is stopped', () => {
    const { after, waits } = timers()
    const sent: number[] = []
    const queue = createErrorQueue(reports => sent.push(reports.length), after)
    queue.add(report({}))
    queue.flush()
    queue.flush()
    expect([sent, waits()]).toEqual([[1], []])
    queue.add(report({}))
    queue.stop()
    queue.add(report({}))
    queue.flush()
    expect([sent, waits()]).toEqual([[1], []])
  })
})

it('sends a non-empty log every 30 s [ERR-13]', () => {
  const { after, waits, fire } = timers()
  const sent: unknown[] = []
  const log = createPageLog(entries => sent.push(entries), after)
  expect(waits()).toEqual([])
  const entry = { pageUrl: 'https://a.example/', type: 'note', data: { a: 1 } }
  log.add(entry)
  log.add(entry)
  expect(waits()).toEqual([30_000])
  fire()
  log.flush()
  expect([sent, waits()]).toEqual([[[entry, entry]], []])
  for (let count = 0; count < 500; count++) log.add(entry)
  fire()
  expect(sent[1]).toHaveLength(100)
})

describe('any value as JSON', () => {
  it('breaks cycles', () => {
    const loop: Record<string, unknown> = { a: 1 }
    loop['self'] = loop
    loop['list'] = [loop, { same: 1 }]
    expect(safeJson(loop)).toBe('{"a":1,"self":"[…]","list":["[…]",{"same":1}]}')
  })

  it('repeats shared values', () => {
    const twice = { a: 1 }
    expect(safeJson([twice, { twice }])).toBe('[{"a":1},{"twice":{"a":1}}]')
  })

  it.each([
    [undefined, 'null'],
    [10n, '"10"'],
    [() => 1, 'null'],
    [new Error('x'), '{"name":"Error","message":"x"}'],
    [
      {
        toJSON() {
          throw new Error('x')
        },
      },
      '"[unreadable]"',
    ],
  ])('accepts values that JSON does not', (value, expected) => {
    expect(safeJson(value)).toBe(expected)
  })

  it('leaves out what is too deep or too long', () => {
    let deep: unknown = 1
    for (let level = 0; level < 100_000; level++) deep = [deep]
    expect(safeJson(deep).length).toBeLessThan(100)
    expect(safeJson(Array(100_000).fill({ a: 'x' })).length).toBeLessThan(600_000)
  })
})

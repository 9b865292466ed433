import type { Page } from 'playwright'

/** Observations of a visit to a page. */
export interface Observation {
  /** Carriers of blocks, and those of them in which none has started. */
  readonly carriers: number
  readonly dead: readonly string[]
  /** Blocks that have started. */
  readonly alive: number
  /** Errors of ours: reported ones, and those of our files. */
  readonly errors: readonly string[]
  /** The sum of the layout shifts, and the element that moved most. */
  readonly shift: number
  readonly moved: string
}

/** The state that the page collects. */
interface Collected {
  ready: Element[]
  errors: string[]
  shifts: { value: number; moved: string }[]
}

/** Blocks without scripts: text, spacers, rules, markdown and links. */
const STATIC =
  '.sqs-block-spacer, .sqs-block-horizontalrule, [data-block-type="2"], [data-block-type="12"], [data-block-type="21"], [data-block-type="44"], [data-block-type="47"], [data-sqsp-block="spacer"], [data-sqsp-block="line"], [data-sqsp-block="horizontalrule"], [data-sqsp-block="text"]'

/** How long a page stays at each place, in ms: pictures load, and blocks that come near start. */
const PAUSE_MS = 700

/** Opens a page, scrolls through it, and returns what it has shown. */
export async function observePage(page: Page, url: string): Promise<Observation> {
  const errors: string[] = []
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes('/dist/')) errors.push(message)
  })
  await page.addInitScript(collect)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => 'ashlar' in window)
  await page.evaluate(() => (Reflect.get(window, 'ashlar') as { ready: Promise<void> }).ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize()?.height ?? 800
  for (let top = 0; top < height; top += step) {
    await page.evaluate(to => scrollTo(0, to), top)
    await page.waitForTimeout(PAUSE_MS)
  }
  const seen = await page.evaluate(readCollected, STATIC)
  return { ...seen, errors: [...errors, ...seen.errors] }
}

/** Runs in the page, before its own scripts. */
function collect(): void {
  const collected: Collected = { ready: [], errors: [], shifts: [] }
  Reflect.set(window, 'corpusCollected', collected)
  addEventListener(
    'ashlar:ready',
    ({ target }) => target instanceof Element && collected.ready.push(target),
    true,
  )
  addEventListener(
    'ashlar:error',
    event => {
      const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail
      collected.errors.push(`${code}: ${message}`)
    },
    true,
  )
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element
      ? `${element.localName}.${[...element.classList].slice(0, 2).join('.')}`
      : 'a removed element'
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (!hadRecentInput) collected.shifts.push({ value, moved: nameOf(sources[0]?.node ?? null) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function readCollected(staticBlocks: string): Observation {
  const { ready, errors, shifts } = Reflect.get(window, 'corpusCollected') as Collected
  const carriers = [...document.querySelectorAll('.sqs-block')].filter(block => !block.matches(staticBlocks))
  const dead = carriers.filter(carrier => !ready.some(element => carrier.contains(element)))
  const largest = [...shifts].sort((a, b) => b.value - a.value)[0]
  return {
    carriers: carriers.length,
    dead: dead.map(({ className }) => /sqs-block-(?!website)[\w-]+/.exec(className)?.[0] ?? className),
    alive: new Set(ready).size,
    errors,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: largest?.moved ?? '',
  }
}

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
  /** Blocks that are another height in the end than when the page was parsed, such as `gallery 20 → 534 px`. */
  readonly grown: readonly string[]
}

/** The state that the page collects. */
interface Collected {
  ready: Element[]
  errors: string[]
  shifts: { value: number; moved: string }[]
  heights: Map<Element, number>
  /** When something happened last, in ms. */
  active: number
}

/** Blocks without scripts: text, spacers, rules, code, markdown, links, and what an author left empty. */
const STATIC =
  '.sqs-block-spacer, .sqs-block-horizontalrule, [data-block-type="2"], [data-block-type="12"], [data-block-type="21"], [data-block-type="23"], [data-block-type="44"], [data-block-type="47"], [data-sqsp-block="spacer"], [data-sqsp-block="line"], [data-sqsp-block="horizontalrule"], [data-sqsp-block="text"], :has(> .sqs-block-content > .sqs-empty)'

/** Elements that carry a block. */
const CARRIERS = '.sqs-block, .ProductItem-gallery'

/** A page has settled if nothing has loaded, moved or started for so long, in ms. */
const SETTLED_MS = 400

/** The most that a page may take to settle, in ms. */
const MAX_SETTLING_MS = 10_000

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
    await settle(page)
  }
  const seen = await page.evaluate(readCollected, { staticBlocks: STATIC, selector: CARRIERS })
  return { ...seen, errors: [...errors, ...seen.errors] }
}

/** Waits until a page has settled, or until it has had enough time: an animation may never end. */
async function settle(page: Page): Promise<void> {
  const isSettled = ({
    quiet,
    staticBlocks,
    carriers,
  }: Record<'staticBlocks' | 'carriers', string> & { quiet: number }): boolean => {
    const { active, ready } = Reflect.get(window, 'corpusCollected') as Collected
    const isWaiting = [...document.querySelectorAll(carriers)].some(block => {
      const { top, bottom } = block.getBoundingClientRect()
      const isNear = bottom > 0 && top < innerHeight
      return isNear && !block.matches(staticBlocks) && !ready.some(element => block.contains(element))
    })
    return !isWaiting && performance.now() - active > quiet
  }
  const options = { timeout: MAX_SETTLING_MS, polling: 100 }
  await page.evaluate(() => {
    ;(Reflect.get(window, 'corpusCollected') as Collected).active = performance.now()
  })
  await page
    .waitForFunction(isSettled, { quiet: SETTLED_MS, staticBlocks: STATIC, carriers: CARRIERS }, options)
    .catch(cause => {
      if (cause.name !== 'TimeoutError') throw cause
    })
}

/** Runs in the page, before its own scripts. */
function collect(): void {
  const collected: Collected = { ready: [], errors: [], shifts: [], heights: new Map(), active: 0 }
  Reflect.set(window, 'corpusCollected', collected)
  const act = (): void => {
    collected.active = performance.now()
  }
  new PerformanceObserver(act).observe({ type: 'resource' })
  addEventListener(
    'ashlar:ready',
    ({ target }) => {
      act()
      if (target instanceof Element) collected.ready.push(target)
    },
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
  document.addEventListener('DOMContentLoaded', () => {
    for (const block of document.querySelectorAll('.sqs-block, .sqs-layout > *'))
      collected.heights.set(block, block.getBoundingClientRect().height)
  })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element
      ? `${element.localName}.${[...element.classList].slice(0, 2).join('.')}`
      : 'a removed element'
  }
  new PerformanceObserver(list => {
    act()
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
function readCollected({ staticBlocks, selector }: { staticBlocks: string; selector: string }): Observation {
  const { ready, errors, shifts, heights } = Reflect.get(window, 'corpusCollected') as Collected
  const carriers = [...document.querySelectorAll(selector)].filter(block => !block.matches(staticBlocks))
  const dead = carriers.filter(carrier => !ready.some(element => carrier.contains(element)))
  const nameOf = ({ className }: Element): string =>
    /sqs-block-(?!website)[\w-]+/.exec(className)?.[0] ?? className.slice(0, 40)
  const grown = [...heights].flatMap(([block, before]) => {
    const after = block.getBoundingClientRect().height
    return Math.abs(after - before) < 2
      ? []
      : [`${nameOf(block)} ${Math.round(before)} → ${Math.round(after)} px`]
  })
  const largest = [...shifts].sort((a, b) => b.value - a.value)[0]
  return {
    carriers: carriers.length,
    dead: dead.map(nameOf),
    alive: new Set(ready).size,
    errors,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: largest?.moved ?? '',
    grown,
  }
}

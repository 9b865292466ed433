import { readdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { Door } from '../attack/door.ts'
import { DOORS } from '../attack/doors.ts'
import { hostileTexts, listedTexts } from '../attack/hostile-texts.ts'
import { openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

/** `npm run attack` tries all texts; the tests of every change, as many pages per door as here. */
const PAGES = process.env['ATTACK'] ? Number.POSITIVE_INFINITY : 2
const RESULTS = process.env['ATTACK'] ?? ''

/** How long a page may take for a step, in ms: one that hangs must not take the time of all others. */
const WAIT_MS = 60_000

const FLAVOURS = ['dist', 'dist/lite'] as const

const TEXTS = [...hostileTexts(), ...(RESULTS ? listedTexts() : [])]

/** When the attack ends, in ms since 1970. */
const END = Number(process.env['ATTACK_UNTIL'] ?? Number.POSITIVE_INFINITY)

/** Doors that are tried at once. */
const AT_ONCE = 3

/** The part of the time for trying: browsers take some time to start, and the last page to end. */
const USED = 0.8

/** Those that take many texts at once come first, and leave the time that they do not need to the others. */
const QUICKEST_FIRST = DOORS.toSorted((one, other) => other.count - one.count)

/** The time of a door in ms, an equal share of what is left: a slow machine tries fewer texts. */
function shareOfTime(): number {
  if (!RESULTS) return Number.POSITIVE_INFINITY
  const doors = FLAVOURS.length * DOORS.length - readdirSync(RESULTS).length
  return ((END - Date.now()) * USED * AT_ONCE) / Math.max(doors, AT_ONCE)
}

test.describe.configure({ timeout: RESULTS ? 1_200_000 : 120_000 })

for (const door of QUICKEST_FIRST) {
  for (const flavour of FLAVOURS) {
    test(`runs nothing of hostile texts: ${door.name} (${flavour})`, async ({ page }) => {
      await watch(page)
      const total = { tried: 0, executed: [] as string[], refused: 0, answer: 0 }
      const end = Date.now() + shareOfTime()
      for (const texts of pagesOf(door)) {
        if (Date.now() > end) break
        const { shown, ...found } = await attack(page, door, texts, flavour)
        // Nothing shown would be nothing tried.
        expect(shown, `${door.shown} for ${texts[0]}`).toBeGreaterThan(0)
        total.tried += texts.length
        total.executed.push(...found.executed)
        total.refused += found.refused
        total.answer = Math.max(total.answer, found.answer)
      }
      if (RESULTS) write(`${flavour} ${door.name}`, total)
      expect(total.tried).toBeGreaterThan(0)
      expect(total.executed).toEqual([])
    })
  }
}

/** The texts of each page; a short run takes pages from all over the list. */
function pagesOf({ count }: Door): string[][] {
  const pages = Array.from({ length: Math.ceil(TEXTS.length / count) }, (_, at) =>
    TEXTS.slice(at * count, (at + 1) * count),
  )
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  return pages.filter((_, at) => at % step === 0)
}

/** Records what runs, before the page's own scripts. */
async function watch(page: Page): Promise<void> {
  page.setDefaultTimeout(WAIT_MS)
  // Dialogs that close without a transition leave time for more texts.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await markReadyBlocks(page)
  await page.addInitScript(() => {
    const state = { executed: [] as string[], refused: 0 }
    Reflect.set(window, 'attacked', state)
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, () => void state.executed.push(`${name} ran`))
    }
    document.addEventListener('ashlar:error', event => {
      event.preventDefault()
      state.refused++
    })
  })
}

async function attack(page: Page, door: Door, texts: readonly string[], dist: string) {
  const { body, context } = door.page(texts)
  const json = JSON.stringify(context ?? {}).replaceAll('<', '\\u003c')
  for (const [path, answer] of Object.entries(door.answers?.(texts) ?? {})) {
    await page.route(
      url => url.pathname === path,
      route =>
        route.fulfill({
          json: typeof answer === 'function' ? answer(route.request().postData() ?? '') : answer,
        }),
    )
  }
  const neighbour =
    '<ashlar-accordion id="neighbour" data-load="eager"><details><summary>Fine</summary><p>Text</p></details></ashlar-accordion>'
  await openServed(page, {
    dist,
    head: context ? `<script type="application/json" id="site-context">${json}</script>` : '',
    body: `${neighbour}<main>${body}</main>`,
  })
  await page.locator('#neighbour[data-test-ready]').waitFor()
  await door.open?.(page)
  await page.locator(door.shown).first().waitFor({ state: 'attached' })
  if (door.marker) await expect.poll(() => page.evaluate(allText)).toContain(door.marker)
  const answer = await page.evaluate(timeAnswer)
  const found = await page.evaluate(inspect)
  const shown = await page.locator(door.shown).count()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { ...found, shown, answer }
}

/** Runs in the page: how long a neighbour takes to answer a click, in ms. */
async function timeAnswer(): Promise<number> {
  const start = performance.now()
  document.querySelector<HTMLElement>('#neighbour button')?.click()
  await new Promise(requestAnimationFrame)
  return Math.round(performance.now() - start)
}

/** Runs in the page: its text, also that in shadow roots. */
function allText(): string {
  const textIn = (root: ParentNode & Node): string =>
    [
      root.textContent,
      ...[...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && textIn(shadowRoot)),
    ].join(' ')
  return textIn(document.body)
}

/** Runs in the page: what has run, and what would run on a click. */
async function inspect(): Promise<{ executed: string[]; refused: number }> {
  const state = Reflect.get(window, 'attacked') as { executed: string[]; refused: number }
  // Handlers of pictures and frames run after these events.
  for (let frame = 0; frame < 3; frame++) await new Promise(done => setTimeout(done))
  const elements: Element[] = []
  const collect = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      elements.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  collect(document.body)
  const executed = elements.flatMap(element => {
    // A picture's address runs nothing.
    const names = element.matches('img') ? [] : ['href', 'action', 'formaction', 'src', 'data', 'xlink:href']
    const links = names.flatMap(name => {
      const value = element.getAttribute(name)
      return value === null ? [] : [value]
    })
    const opens = links.filter(value => {
      const isCode =
        URL.canParse(value, document.baseURI) &&
        /^(javascript|vbscript):/.test(new URL(value, document.baseURI).protocol)
      return (
        isCode || (/^\s*data:text\/html/i.test(value) && element.matches('a, iframe, object, embed, form'))
      )
    })
    const handlers = element.getAttributeNames().filter(name => /^on|^srcdoc$/.test(name))
    return [...opens, ...handlers].map(what => `${element.localName}: ${what}`)
  })
  return { executed: [...state.executed, ...executed], refused: state.refused }
}

/** A row of the table that `npm run attack` prints. */
function write(
  door: string,
  {
    tried,
    executed,
    refused,
    answer,
  }: { tried: number; executed: string[]; refused: number; answer: number },
): void {
  const isAll = tried === TEXTS.length
  const note = isAll ? '' : `${tried} of ${TEXTS.length} texts: out of time`
  const row = { door, tried, executed: executed.length, refused, answer, note }
  writeFileSync(`${RESULTS}/${door.replace(/\W+/g, '-')}.json`, JSON.stringify(row))
}

import { expect } from 'playwright/test'
import type { Visit } from '../browsers/start-engine.mjs'
import { type Found, find, type Wanted } from './find.ts'

/** The keys that have a name, as WebDriver writes them. */
const KEYS = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const

/** Somebody at a screen and a keyboard, in any engine that WebDriver's actions reach. */
export class Visitor {
  readonly #visit: Visit
  readonly #site: string

  constructor(visit: Visit, site: string) {
    this.#visit = visit
    this.#site = site
  }

  open(path: string): Promise<unknown> {
    return this.#visit.open(`${this.#site}${path}`)
  }

  back(): Promise<unknown> {
    return this.#visit.back()
  }

  /** What a function answers in the page. It gets only what it is given, and must be no promise. */
  async ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const answer = await this.#visit.run(
      `JSON.stringify({ value: (${question})(...${JSON.stringify(given)}) })`,
    )
    return (JSON.parse(String(answer)) as { value: Answer }).value
  }

  /** Scrolls to where a section begins: what comes near comes up. */
  comeTo(css: string): Promise<unknown> {
    return this.ask(css => document.querySelector(css)?.scrollIntoView({ behavior: 'instant' }), css)
  }

  /** What is visible now. */
  find(css: string, name?: string): Promise<Found[]> {
    return this.ask(find, { css, ...(name !== undefined && { name }) })
  }

  /** Waits until something visible matches, and says so where it should. */
  async sees(css: string, says?: string): Promise<void> {
    const texts = async (): Promise<string[]> => (await this.find(css)).map(({ text }) => text)
    if (says === undefined) await expect.poll(texts, css).not.toEqual([])
    else await expect.poll(async () => (await texts()).join('\n'), css).toContain(says)
  }

  /** Waits until nothing visible matches. */
  async seesNo(css: string, name?: string): Promise<void> {
    await expect.poll(() => this.find(css, name), `no ${css}`).toEqual([])
  }

  /** Waits until the focus is there. */
  async isAt(css: string, name?: string): Promise<void> {
    const focused = async (): Promise<boolean> => (await this.find(css, name)).some(found => found.hasFocus)
    await expect.poll(focused, `${css} ${name ?? ''} has the focus`).toBe(true)
  }

  /** Presses the first that matches, once it rests in reach. */
  async click(css: string, name?: string): Promise<void> {
    const { x, y } = await this.#reach({ css, ...(name !== undefined && { name }), isWantedInView: true })
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#visit.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }

  /** Types into a field, which is empty. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name)
    await this.isAt(css, name)
    await this.type(text)
  }

  type(text: string): Promise<unknown> {
    return this.#perform([...text])
  }

  press(...keys: (keyof typeof KEYS)[]): Promise<unknown> {
    return this.#perform(keys.map(key => KEYS[key]))
  }

  #perform(values: readonly string[]): Promise<unknown> {
    const actions = values.flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.#visit.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Where to press: what moves is waited for, and what covers it too. */
  async #reach(wanted: Wanted): Promise<Found> {
    let last: Found | undefined
    const rests = async (): Promise<boolean> => {
      const [found] = await this.ask(find, wanted)
      const isSame = !!found && found.x === last?.x && found.y === last.y
      last = found
      return isSame && found.isInReach
    }
    await expect.poll(rests, `${wanted.css} ${wanted.name ?? ''} is in reach`).toBe(true)
    return last as Found
  }
}

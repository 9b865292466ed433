import { expect } from 'playwright/test'
import type { Key, Visit } from '../browsers/visit.ts'
import { type Found, find, type Wanted } from './find.ts'

/** A visitor with a mouse and a keyboard, in any engine. */
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

  /** Runs a script in the page. */
  run(script: string): Promise<unknown> {
    return this.#visit.run(`(() => { ${script}; return true })()`)
  }

  /** Calls a function in the page. It sees its arguments only, and must not return a promise. */
  async ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const answer = await this.#visit.run(
      `JSON.stringify({ value: (${question})(...${JSON.stringify(given)}) })`,
    )
    return (JSON.parse(String(answer)) as { value: Answer }).value
  }

  /** Scrolls to an element, so that the blocks there are mounted. */
  comeTo(css: string): Promise<unknown> {
    return this.ask(css => document.querySelector(css)?.scrollIntoView({ behavior: 'instant' }), css)
  }

  /** The visible elements that match. */
  find(css: string, name?: string): Promise<Found[]> {
    return this.ask(find, { css, ...(name !== undefined && { name }) })
  }

  /** Waits until a visible element matches, and contains a text if one is given. */
  async sees(css: string, says?: string): Promise<void> {
    const texts = async (): Promise<string[]> => (await this.find(css)).map(({ text }) => text)
    if (says === undefined) await expect.poll(texts, css).not.toEqual([])
    else await expect.poll(async () => (await texts()).join('\n'), css).toContain(says)
  }

  /** Waits until no visible element matches. */
  async seesNo(css: string, name?: string): Promise<void> {
    await expect.poll(() => this.find(css, name), `no ${css}`).toEqual([])
  }

  /** Waits until a matching element has the focus. */
  async isAt(css: string, name?: string): Promise<void> {
    const focused = async (): Promise<boolean> => (await this.find(css, name)).some(found => found.hasFocus)
    await expect.poll(focused, `${css} ${name ?? ''} has the focus`).toBe(true)
  }

  /** Clicks the first match, once it has stopped moving and nothing covers it. */
  async click(css: string, name?: string): Promise<void> {
    const { x, y } = await this.#reach({ css, ...(name !== undefined && { name }), isWantedInView: true })
    await this.#visit.click(x, y)
  }

  /** Types into an empty field. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name)
    await this.isAt(css, name)
    await this.type(text)
  }

  type(text: string): Promise<unknown> {
    return this.#visit.type(text)
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#visit.press(key)
  }

  /** Waits until an element stands still and is not covered. */
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

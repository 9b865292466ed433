import axe from 'axe-core'
import { expect } from 'playwright/test'
import type { Visitor } from '../engines/visitor.ts'

/** The rules of WCAG 2.2, A and AA, target sizes among them, and of practices that pages of the site follow. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the accessibility rules that a page violates, and where. It works in every engine, since the driver of
 * WebKit returns no promises. Frames are left out: they are other sites.
 */
export async function brokenRules(visitor: Visitor): Promise<string[]> {
  if (!(await visitor.ask(() => 'axe' in window))) await visitor.run(axe.source)
  await visitor.ask(check, TAGS)
  await expect.poll(() => visitor.ask(isChecked)).toBe(true)
  return visitor.ask((): string[] => Reflect.get(window, 'brokenRules'))
}

const isChecked = (): boolean => 'brokenRules' in window

/** Runs in the page: stores the violations as `brokenRules`. */
function check(tags: string[]): boolean {
  Reflect.deleteProperty(window, 'brokenRules')
  const runner: typeof axe = Reflect.get(window, 'axe')
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
  }
  runner.run({ exclude: [['iframe']] }, options).then(
    ({ violations }) =>
      Reflect.set(
        window,
        'brokenRules',
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
      ),
    cause => Reflect.set(window, 'brokenRules', [String(cause)]),
  )
  return true
}

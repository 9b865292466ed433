import type { Page } from 'playwright'

const BURGER = '.header-burger-btn, .Mobile-bar-menu'
const LINK = '.header-menu [data-folder=root] > a, .Mobile-overlay-menu-main a'
const FOLDER = '.header-menu [data-folder-id], .Mobile-overlay-menu-main [data-controller-folder-toggle]'
const IN_FOLDER = '.header-menu [href="#team"], .Mobile-overlay-folder [href="#team"]'

/** How the menu of a page is used. */
export type Input = 'touch' | 'keyboard'

/**
 * Opens the menu of a page by its burger button, a folder in it, and closes both with Escape.
 *
 * @returns the steps that did not work.
 */
export async function tryMenu(page: Page, input: Input): Promise<string[]> {
  const failures: string[] = []
  const press = async (selector: string): Promise<void> => {
    const target = page.locator(selector).first()
    if (input === 'touch') await target.tap({ timeout: 5000 })
    else {
      await target.focus({ timeout: 5000 })
      await page.keyboard.press('Enter')
    }
  }
  const shows = async (selector: string, is: boolean, step: string): Promise<void> => {
    const state = is ? 'visible' : 'hidden'
    await page
      .locator(selector)
      .first()
      .waitFor({ state, timeout: 5000 })
      .catch(() => failures.push(`${input}: ${step}`))
  }
  await page.evaluate(() => scrollTo(0, 0))
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'the burger button opens the menu',
      async () => {
        await press(BURGER)
        await shows(LINK, true, 'the burger button opens the menu')
      },
    ],
    [
      'a folder opens',
      async () => {
        await press(FOLDER)
        await shows(IN_FOLDER, true, 'a folder opens')
      },
    ],
    [
      'Escape closes folder and menu',
      async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await shows(IN_FOLDER, false, 'Escape closes folder and menu')
        await shows(FOLDER, false, 'Escape closes folder and menu')
      },
    ],
  ]
  for (const [name, step] of steps) {
    await step().catch(cause => failures.push(`${input}: ${name} (${String(cause).slice(0, 80)})`))
  }
  return failures
}

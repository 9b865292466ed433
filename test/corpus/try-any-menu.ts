import type { Locator, Page } from 'playwright'
import type { Input } from './try-menu.ts'

const BURGERS = '.header-burger-btn, .Mobile-bar-menu, .mobile-nav-toggle-label'

const MENUS = '.header-menu, .Mobile-overlay, #overlayNav, #mobileNavigation, #mobileNavWrapper'

const FOLDERS = '[data-folder-id], [data-controller-folder-toggle], .folder-toggle-label'

/**
 * Opens the menu of any page and its first folder, by touch and by keyboard, and closes both with Escape.
 *
 * @returns the steps that did not work; none for a page without a burger button.
 */
export async function tryAnyMenu(page: Page): Promise<string[]> {
  const failures: string[] = []
  for (const input of ['touch', 'keyboard'] satisfies Input[]) {
    await page.evaluate(() => scrollTo(0, 0))
    const burger = await firstVisible(page.locator(BURGERS))
    if (!burger) continue
    const links = (): Promise<number> => visibleLinks(page)
    const before = await links()
    await press(page, burger, input)
    if (!(await until(async () => (await links()) > before))) {
      failures.push(`${input}: the burger button opens no menu`)
      continue
    }
    const folder = await firstVisible(page.locator(MENUS).locator(FOLDERS))
    if (folder) {
      const opened = await textOfLinks(page)
      await press(page, folder, input)
      if (!(await until(async () => (await textOfLinks(page)) !== opened))) {
        failures.push(`${input}: no folder opens`)
      }
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Escape')
    if (!(await until(async () => (await links()) <= before)))
      failures.push(`${input}: Escape does not close`)
  }
  return failures
}

async function press(page: Page, target: Locator, input: Input): Promise<void> {
  if (input === 'touch') return target.tap({ timeout: 5000 }).catch(() => {})
  await target.focus({ timeout: 5000 })
  await page.keyboard.press('Enter')
}

async function firstVisible(all: Locator): Promise<Locator | undefined> {
  for (const each of await all.all()) if (await each.isVisible()) return each
  return undefined
}

const textOfLinks = (page: Page): Promise<string> =>
  page.evaluate(menus => {
    const options = { opacityProperty: true, visibilityProperty: true }
    return [...document.querySelectorAll(menus)]
      .flatMap(menu => [...menu.querySelectorAll('a, button')])
      .filter(link => link.checkVisibility(options) && !link.closest('[inert]') && link.clientHeight !== 1)
      .filter(link => link.getBoundingClientRect().height > 1)
      .map(link => link.textContent)
      .join()
  }, MENUS)

const visibleLinks = async (page: Page): Promise<number> => (await textOfLinks(page)).length

/** Polls for 4 seconds. */
async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + 4000; performance.now() < end; ) {
    if (await isTrue()) return true
    await new Promise(done => setTimeout(done, 100))
  }
  return false
}

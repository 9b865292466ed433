import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** The address of a folder that no server serves. */
export const SAVED = 'http://saved.invalid'

/**
 * Opens a tab that reads the files of a folder, those of other hosts, too, if a tool has saved them in folders of their
 * names. Pictures that are missing are drawn.
 */
export async function openSaved(
  browser: Browser,
  options: BrowserContextOptions,
  folder: string,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.route('**/*', route => {
    const { origin, host, pathname, search } = new URL(route.request().url())
    const path = origin === SAVED ? pathname : join(host, pathname)
    const file = [path, `${path}${search}`, `${path}.html`, join(path, 'index.html')]
      .map(name => join(folder, decodeURIComponent(name)))
      .find(name => existsSync(name) && statSync(name).isFile())
    if (file) return route.fulfill({ path: file })
    if (route.request().resourceType() === 'image')
      return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
    return route.fulfill({ status: 404, body: '' })
  })
  return { page, close: () => context.close() }
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="teal"/></svg>'

import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Pictures' sizes by their addresses without queries. */
type Sizes = ReadonlyMap<string, readonly [width: number, height: number]>

/** Opens a tab that reaches one server only; pictures of others have the sizes that the page states. */
export async function openOffline(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
  sizes: Sizes,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.route(
    url => url.origin !== address,
    route => {
      if (route.request().resourceType() !== 'image') return route.abort()
      const [url = ''] = route.request().url().split('?')
      const known = [...sizes].find(([picture]) => url.endsWith(picture.replace(/^https?:/, '')))
      return route.fulfill({ body: picture(known?.[1] ?? [1500, 1000]), contentType: 'image/svg+xml' })
    },
  )
  // The builder's own calls: static hosts answer with their page for missing files.
  await page.route(/\/api\//, route =>
    route.fulfill({ status: 404, body: MISSING, contentType: 'text/html' }),
  )
  return { page, close: () => context.close() }
}

const MISSING = '<!doctype html><html lang="en"><title>Page not found</title><h1>404</h1></html>'

function picture([width, height]: readonly [number, number]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`
}

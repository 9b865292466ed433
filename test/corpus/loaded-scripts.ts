import type { Page } from 'playwright'

/** The advice for developers, which only pages of local hosts load. */
const FOR_DEVELOPERS = /\/debug-[\w-]+\.js$/

/** Adds up the bytes of the release's scripts that a page loads from now on, as their files have them. */
export function loadedScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.includes('/ashlar/') || !pathname.endsWith('.js') || FOR_DEVELOPERS.test(pathname)) return
    sizes.push(response.body().then(({ length }) => length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

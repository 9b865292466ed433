/**
 * Options of a Playwright launcher that runs file after file in the same page: a context and a page a file cost a
 * second of two cores each, and forget what the engine has compiled. WebKit runs like this anyway. Files that run at
 * the same time have a context each.
 *
 * What a file leaves in cookies and media is taken back; what it stores stays, as it does for a visitor.
 */
export function keptPages() {
  /** @type {import('playwright').Page[]} */
  const idle = []

  return {
    /** Lends a page: the launcher closes the context when the file is done, which gives the page back. */
    async createBrowserContext({ browser }) {
      const lent = idle.pop()
      const lives = lent && !lent.isClosed() && browser.isConnected()
      const page = lives ? lent : await (await browser.newContext()).newPage()
      return { page, close: async () => idle.push(page) }
    },
    async createPage({ context: { page } }) {
      await page.context().clearCookies()
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
      return page
    },
  }
}

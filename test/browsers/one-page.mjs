/**
 * Options of a Playwright launcher that runs every file in one page, one after the other: a context and a page a file
 * cost a second of two cores each, and forget what the engine has compiled. WebKit runs like this anyway.
 *
 * What a file leaves in cookies and media is taken back; what it stores stays, as it does for a visitor.
 */
export function onePage() {
  let shared

  return {
    async createBrowserContext({ browser }) {
      const lives = shared?.browser() === browser && browser.isConnected()
      if (!lives) shared = await keptOpen(await browser.newContext())
      return shared
    },
    async createPage({ context }) {
      await context.clearCookies()
      const page = context.pages().find(each => !each.isClosed()) ?? (await context.newPage())
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
      return page
    },
  }
}

/** The launcher closes a file's context when the file is done: this one ends with its browser. */
function keptOpen(context) {
  context.close = async () => {}
  return context
}

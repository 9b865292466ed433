import { startWebKit } from './webkit-session.mjs'

/** Runs tests in WebKitGTK, through its own WebKitWebDriver: one session, one page at a time. */
export function webkitLauncher() {
  let session
  const active = new Set()
  const start = () => {
    session ??= startWebKit()
    return session
  }

  return {
    name: 'WebKitGTK',
    type: 'webkit',
    concurrency: 1,
    async initialize() {},
    isActive: id => active.has(id),
    getBrowserUrl: () => undefined,
    async startSession(id, url) {
      active.add(id)
      const browser = await start()
      try {
        await browser.open(url)
      } catch (error) {
        // A crashed page takes its session along; the next file gets a new one.
        session = undefined
        await browser.close()
        throw error
      }
    },
    async stopSession(id) {
      active.delete(id)
      if (session) await (await session).open('about:blank')
      return {}
    },
    async startDebugSession() {
      throw new Error('WebKitGTK has no debug session here')
    },
    async setViewport(_id, { width, height }) {
      await (await start()).call('POST', '/window/rect', { width, height })
    },
    async stop() {
      const running = session
      session = undefined
      await (await running)?.close()
    },
  }
}

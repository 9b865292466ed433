/**
 * Runs tests in an engine that we drive ourselves: one session, one page at a time.
 *
 * @param {object} engine
 * @param {string} engine.name as reports call it
 * @param {string} engine.type
 * @param {() => Promise<{open(url: string): Promise<unknown>, setViewport(size: {width: number, height: number}): Promise<unknown>, close(): Promise<void>}>} engine.start
 */
export function oneSession({ name, type, start }) {
  let session
  const active = new Set()
  const started = () => {
    session ??= start()
    return session
  }

  return {
    name,
    type,
    concurrency: 1,
    async initialize() {},
    isActive: id => active.has(id),
    getBrowserUrl: () => undefined,
    async startSession(id, url) {
      active.add(id)
      const browser = await started()
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
      throw new Error(`${name} has no debug session here`)
    },
    async setViewport(_id, size) {
      await (await started()).setViewport(size)
    },
    async stop() {
      const running = session
      session = undefined
      await (await running)?.close()
    },
  }
}

import type { BrowserLauncher } from '@web/test-runner'
import type { Size } from './visit.ts'
import { startWebKit, type WebKit } from './webkit.ts'

/**
 * Runs tests in WebKitGTK, which no launcher of web-test-runner can start: one session with one page, which the test
 * files use in turn.
 */
export function webkitLauncher(): BrowserLauncher & { setViewport(id: string, size: Size): Promise<void> } {
  let session: Promise<WebKit> | undefined
  const active = new Set<string>()
  const started = (): Promise<WebKit> => {
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
      const webkit = await started()
      try {
        await webkit.open(url)
      } catch (error) {
        // A crashed page takes its session along. The next file gets a new one.
        session = undefined
        await webkit.close()
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

import { PlaywrightLauncher } from '@web/test-runner-playwright'

/**
 * Leaves a page only once it has loaded. On a busy machine a short file may report its results before the browser has
 * reported that its page is there; leaving then fails, and the file with it.
 */
export class PatientLauncher extends PlaywrightLauncher {
  readonly #starting = new Map<string, Promise<void>>()

  override startSession(sessionId: string, url: string): Promise<void> {
    const starting = super.startSession(sessionId, url)
    this.#starting.set(sessionId, starting)
    return starting
  }

  override async stopSession(sessionId: string): ReturnType<PlaywrightLauncher['stopSession']> {
    // Whoever has started the session hears of its failure.
    await this.#starting.get(sessionId)?.catch(() => {})
    this.#starting.delete(sessionId)
    return super.stopSession(sessionId)
  }
}

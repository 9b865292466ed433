import type { LaunchOptions } from 'playwright'

/** A Chromium that starts, and what it must be started with. */
export interface Chromium {
  /** Where it came from: env, system, playwright, sparticuz, playwright-install or apt. */
  readonly source: string
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

/** Finds a Chromium that starts, or brings one; `only` names a single source. Rejects when there is none. */
export function findChromium(only?: string): Promise<Chromium>

/** The options for Playwright's `chromium.launch`. Looks for the browser once per process. */
export function chromiumLaunch(): Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>

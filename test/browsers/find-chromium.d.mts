export interface Chromium {
  /** Where it came from: env, system, playwright, sparticuz, playwright-install or apt. */
  readonly source: string
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

export function findChromium(): Promise<Chromium>

/** What Playwright's `launch()` needs to start it. */
export function chromiumLaunch(): Promise<{
  executablePath: string
  args: string[]
  env: Record<string, string>
}>

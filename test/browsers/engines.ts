import { type Browser, chromium, firefox, type LaunchOptions } from 'playwright'
import { chromiumLaunch } from './find-chromium.ts'
import { onPath } from './programs.ts'
import type { Engine } from './visit.ts'
import { startWebKit, webkitPrograms } from './webkit.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/**
 * The engines that tests can run in on this machine. Chromium always is: it is installed where it is missing. WebKit
 * comes first, since it takes as long as the others together.
 */
export function installedEngines(): EngineName[] {
  return [
    ...(webkitPrograms() ? (['webkit'] as const) : []),
    'chromium',
    ...(firefoxPath() ? (['firefox'] as const) : []),
  ]
}

/** The options for Playwright's `firefox.launch`: the stock Firefox of this machine, or that of `FIREFOX_PATH`. */
export function firefoxLaunch(): LaunchOptions {
  const executablePath = firefoxPath()
  if (!executablePath) throw new Error('Firefox is not installed here')
  return {
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // Every page has the focus, whichever window is in front.
      'focusmanager.testmode': true,
      'layout.testing.top-level-always-active': true,
      // Tests visit servers of their own, under any name.
      'network.proxy.type': 0,
    },
  }
}

/** Starts an engine without a visible window. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'webkit') return startWebKit()
  return driven(
    name === 'firefox'
      ? await firefox.launch(firefoxLaunch())
      : await chromium.launch(await chromiumLaunch()),
  )
}

/** An engine that Playwright drives. */
function driven(browser: Browser): Engine {
  return {
    async visit(size) {
      const page = await browser.newPage({ viewport: size })
      return {
        open: url => page.goto(url, { waitUntil: 'domcontentloaded' }),
        // Playwright's `goBack` waits for a load, which a page from the back-forward cache does not have.
        back: () => page.evaluate(() => history.back()),
        async run(expression) {
          for (;;) {
            try {
              return await page.evaluate(expression)
            } catch (error) {
              // A click has begun to navigate: the next document answers.
              if (!/Execution context was destroyed/.test(`${error}`)) throw error
            }
          }
        },
        click: (x, y) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        press: key => page.keyboard.press(key),
        close: () => page.close(),
      }
    },
    close: () => browser.close(),
  }
}

function firefoxPath(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox')
}

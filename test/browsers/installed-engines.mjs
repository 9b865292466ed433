import { globSync } from 'node:fs'
import { onPath } from './programs.mjs'

/** The stock Firefox of this machine, or undefined. `FIREFOX_PATH` names another. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox')
}

/** The programs that drive WebKitGTK, or undefined where one is missing. */
export function webkitPrograms() {
  const driver = onPath('WebKitWebDriver')
  const browser = globSync('/usr/{lib,libexec}{,/*}/webkit{2gtk,gtk}-*/MiniBrowser')[0]
  const display = process.env.DISPLAY ? 'none needed' : onPath('Xvfb')
  return driver && browser && display ? { driver, browser } : undefined
}

/**
 * The engines that tests can run in here. Chromium is always among them: it is brought where it is missing. Two run
 * at a time, so WebKit comes first: it takes as long as the others together.
 */
export function installedEngines() {
  return [webkitPrograms() && 'webkit', 'chromium', firefoxPath() && 'firefox'].filter(Boolean)
}

import { startFirefox } from './firefox-session.mjs'
import { installedEngines } from './installed-engines.mjs'
import { startWebKit } from './webkit-session.mjs'

const STARTS = { firefox: startFirefox, webkit: startWebKit }

export const isInstalled = name => installedEngines().includes(name)

export const startEngine = name => STARTS[name]()

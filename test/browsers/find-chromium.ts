import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { packedChromium } from './packed-chromium.mjs'
import { isExecutable, onPath, starts } from './programs.mjs'

/**
 * @typedef {object} Chromium
 * @property {string} source where it came from, one of the names below
 * @property {string} executablePath
 * @property {string[]} args what it must be started with
 * @property {Record<string, string>} env what must be in its environment besides ours
 */

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell first: the same engine without the browser around it needs half the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]

const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Where a Chromium may come from, the best first: what is there, then what npm brought, then what must be fetched. */
const SOURCES = {
  env: () => process.env.CHROME_PATH,
  system: () => onPath(...SYSTEM_NAMES) ?? SYSTEM_PATHS.find(isExecutable),
  playwright: playwrightsOwn,
  sparticuz: packedChromium,
  'playwright-install': () => fetched('npx', ['playwright', 'install', 'chromium'], playwrightsOwn),
  apt: () =>
    isRoot() &&
    onPath('apt-get') &&
    fetched('apt-get', ['install', '-y', '-q', 'chromium'], () => onPath('chromium')),
}

/**
 * Finds a Chromium that starts, or brings one. `ASHLAR_BROWSER=sparticuz` takes that source only.
 *
 * @returns {Promise<Chromium>}
 * @throws when no source has one, with what was tried.
 */
export async function findChromium(only = process.env.ASHLAR_BROWSER) {
  if (only && !(only in SOURCES)) {
    throw new Error(`ASHLAR_BROWSER=${only}: one of ${Object.keys(SOURCES).join(', ')}`)
  }
  for (const source of only ? [only] : Object.keys(SOURCES)) {
    const found = await SOURCES[source]()
    if (!found) continue
    const { executablePath, env = {} } = typeof found === 'string' ? { executablePath: found } : found
    if (await starts(executablePath, env)) return { source, executablePath, args: FLAGS, env }
  }
  throw new Error(
    `no Chromium that starts: tried ${only ?? Object.keys(SOURCES).join(', ')}. Set CHROME_PATH to one.`,
  )
}

let launch

/** The options for Playwright's `chromium.launch`. Looks for the browser once per process. */
export function chromiumLaunch() {
  launch ??= findChromium().then(({ executablePath, args, env }) => ({
    executablePath,
    args,
    env: { ...process.env, ...env },
  }))
  return launch
}

function playwrightsOwn() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function fetched(command, args, find) {
  console.log(`no Chromium here: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 })
  } catch (error) {
    console.log(`${command} did not bring one: ${error.message}`)
    return undefined
  }
  return find()
}

function isRoot() {
  return process.getuid?.() === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { source, executablePath } = await findChromium()
  console.log(`chromium: ${executablePath} (${source})`)
}

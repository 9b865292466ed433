import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from 'playwright'
import { packedChromium } from './packed-chromium.ts'
import { isExecutable, onPath, starts } from './programs.ts'

/** A Chromium that starts. */
export interface Chromium {
  /** The name of one of the sources below. */
  readonly source: string
  readonly executablePath: string
  /** The arguments that it needs. */
  readonly args: string[]
  /** The environment variables that it needs besides ours. */
  readonly env: Record<string, string>
}

type Found = string | Pick<Chromium, 'executablePath' | 'env'> | undefined

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Tests visit servers of their own, under any name.
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell first: the same engine without the browser around it takes half the time. */
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

/** In order of preference: what is installed, then what npm installed, then what must be downloaded. */
const SOURCES: Readonly<Record<string, () => Found | Promise<Found>>> = {
  env: () => process.env['CHROME_PATH'],
  system: () => onPath(...SYSTEM_NAMES) ?? SYSTEM_PATHS.find(isExecutable),
  playwright: playwrightsOwn,
  sparticuz: packedChromium,
  'playwright-install': () => install('npx', ['playwright', 'install', 'chromium'], playwrightsOwn),
  apt: () =>
    process.getuid?.() === 0 && onPath('apt-get')
      ? install('apt-get', ['install', '-y', '-q', 'chromium'], () => onPath('chromium'))
      : undefined,
}

/**
 * Finds a Chromium that starts, or installs one.
 *
 * @param only the single source to use, by default that of `ASHLAR_BROWSER`
 * @throws if no source has one, with the names of those that were tried.
 */
export async function findChromium(only = process.env['ASHLAR_BROWSER']): Promise<Chromium> {
  if (only && !(only in SOURCES)) {
    throw new Error(`ASHLAR_BROWSER=${only}: one of ${Object.keys(SOURCES).join(', ')}`)
  }
  for (const [source, find] of Object.entries(SOURCES)) {
    if (only && source !== only) continue
    const found = await find()
    if (!found) continue
    const { executablePath, env } = typeof found === 'string' ? { executablePath: found, env: {} } : found
    if (await starts(executablePath, env)) return { source, executablePath, args: FLAGS, env }
  }
  throw new Error(
    `no Chromium that starts: tried ${only ?? Object.keys(SOURCES).join(', ')}. Set CHROME_PATH to one.`,
  )
}

type ChromiumLaunch = Required<Pick<LaunchOptions, 'executablePath' | 'args'>> & {
  readonly env: NodeJS.ProcessEnv
}

let launch: Promise<ChromiumLaunch> | undefined

/** The options for Playwright's `chromium.launch`. Looks for the browser once per process. */
export function chromiumLaunch(): Promise<ChromiumLaunch> {
  launch ??= findChromium().then(({ executablePath, args, env }) => ({
    executablePath,
    args,
    env: { ...process.env, ...env },
  }))
  return launch
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function install(command: string, args: string[], find: () => string | undefined): string | undefined {
  console.log(`No Chromium here: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 })
  } catch (error) {
    console.log(`${command} failed: ${error}`)
    return undefined
  }
  return find()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { source, executablePath } = await findChromium()
  console.log(`chromium: ${executablePath} (${source})`)
}

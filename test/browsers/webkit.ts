import { globSync } from 'node:fs'
import { createProcesses, freePort, type Processes } from './processes.ts'
import { onPath } from './programs.ts'
import type { Engine, Key, Size, Visit } from './visit.ts'

/** Engines start at the same time, on a cold machine: giving one up costs its whole run again. */
const START_TIMEOUT_MS = 60_000

/** WebDriver's code points. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

export interface WebKit extends Engine {
  /** Navigates the page that element tests share. */
  open(url: string): Promise<unknown>
  setViewport(size: Size): Promise<unknown>
}

/** Sends a command to the driver, or to its session. */
type Command = (method: string, path: string, body?: object) => Promise<unknown>

interface Programs {
  readonly driver: string
  readonly browser: string
}

/** Starts the stock WebKitGTK under WebKitWebDriver, on a display of its own where there is none. */
export async function startWebKit(): Promise<WebKit> {
  const programs = webkitPrograms()
  if (!programs) throw new Error('WebKitGTK needs WebKitWebDriver, MiniBrowser and Xvfb')
  const processes = createProcesses()
  try {
    return await startDriver(programs, processes)
  } catch (error) {
    await processes.stop()
    throw error
  }
}

/** The programs that drive WebKitGTK; `undefined` if one is missing. */
export function webkitPrograms(): Programs | undefined {
  const driver = onPath('WebKitWebDriver')
  const browser = globSync('/usr/{lib,libexec}{,/*}/webkit{2gtk,gtk}-*/MiniBrowser')[0]
  const hasDisplay = process.env['DISPLAY'] || onPath('Xvfb')
  return driver && browser && hasDisplay ? { driver, browser } : undefined
}

async function startDriver({ driver, browser }: Programs, processes: Processes): Promise<WebKit> {
  const DISPLAY = process.env['DISPLAY'] || (await startDisplay(processes))
  const env = { ...process.env, DISPLAY, GIO_USE_PROXY_RESOLVER: 'dummy', NO_AT_BRIDGE: '1' }

  const port = await freePort()
  const { failure } = processes.start(driver, ['-p', `${port}`], { env })
  const command: Command = (method, path, body) =>
    Promise.race([failure, request(`http://127.0.0.1:${port}${path}`, method, body)])
  await within('WebKitWebDriver does not answer', untilListening(command))

  let session = await openSession(command, browser)

  return {
    setViewport: size => session('POST', '/window/rect', size),
    open: url => session('POST', '/url', { url }),
    async visit(size) {
      // The driver has one session at a time, and only a new one forgets what pages have stored.
      await session('DELETE', '')
      session = await openSession(command, browser)
      return openVisit(session, size)
    },
    async close() {
      // A crashed session cannot be deleted. Its processes are stopped all the same.
      await session('DELETE', '').catch(error => console.warn(`WebKitGTK: ${error.message}`))
      await processes.stop()
    },
  }
}

async function openSession(command: Command, browser: string): Promise<Command> {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  }
  const opened = await within('WebKitGTK does not start', command('POST', '/session', { capabilities }))
  const { sessionId } = opened as { sessionId: string }
  return (method, path, body) => command(method, `/session/${sessionId}${path}`, body)
}

async function openVisit(session: Command, size: Size): Promise<Visit> {
  const perform = (source: object): Promise<unknown> => session('POST', '/actions', { actions: [source] })
  const type = (keys: readonly string[]): Promise<unknown> => {
    const actions = keys.flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))
    return perform({ type: 'key', id: 'keyboard', actions })
  }
  await session('POST', '/window/rect', { ...size, x: 0, y: 0 })
  return {
    open: url => session('POST', '/url', { url }),
    back: () => session('POST', '/back', {}),
    // The driver loses promises that begin before the page is loaded.
    run: expression => session('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    click: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: text => type([...text]),
    press: key => type([KEYS[key]]),
    // The next visit deletes the session.
    close: () => session('POST', '/url', { url: 'about:blank' }),
  }
}

async function startDisplay(processes: Processes): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const { child, failure } = processes.start('Xvfb', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const number = new Promise<string>(done =>
    child.stdio[3]?.once('data', (text: Buffer) => done(`${text}`.trim())),
  )
  return `:${await within('Xvfb does not start', Promise.race([failure, number]))}`
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: { error: string; message: string } | null }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

/** Asks until the driver listens: before that, its port refuses connections. */
async function untilListening(command: Command): Promise<void> {
  for (;;) {
    try {
      await command('GET', '/status')
      return
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
      if (code !== 'ECONNREFUSED') throw error
    }
    await new Promise(done => setTimeout(done, 50))
  }
}

async function within<Value>(message: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, START_TIMEOUT_MS, new Error(`${message} within ${START_TIMEOUT_MS} ms`))
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

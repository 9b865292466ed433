import { createServer } from 'node:net'
import { webkitPrograms } from './installed-engines.mjs'
import { createProcesses } from './processes.mjs'
import { within } from './within.mjs'

/** Starts WebKitGTK under WebKitWebDriver, on a display of its own where there is none. */
export async function startWebKit() {
  const programs = webkitPrograms()
  if (!programs) throw new Error('WebKitGTK needs WebKitWebDriver, MiniBrowser and Xvfb')
  const processes = createProcesses()
  try {
    return await startSession(programs, processes)
  } catch (error) {
    await processes.stop()
    throw error
  }
}

async function startSession(programs, processes) {
  const env = { ...process.env, GIO_USE_PROXY_RESOLVER: 'dummy', NO_AT_BRIDGE: '1' }
  env.DISPLAY ||= await startDisplay(processes)

  const port = await freePort()
  const driver = processes.start(programs.driver, ['-p', `${port}`], { env })
  const call = (method, path, body) =>
    Promise.race([driver.failure, request(`http://127.0.0.1:${port}${path}`, method, body)])
  await within(
    'WebKitWebDriver does not answer',
    untilAnswered(() => call('GET', '/status')),
  )

  let inSession = await newSession(call, programs)

  return {
    setViewport: size => inSession('POST', '/window/rect', size),
    open: url => inSession('POST', '/url', { url }),
    /** A page without what earlier ones stored, in a new session: the driver has one at a time. */
    async visit(size) {
      await inSession('DELETE', '')
      inSession = await newSession(call, programs)
      return openVisit(inSession, size)
    },
    async close() {
      // A session that crashed cannot be ended politely; its processes are stopped all the same.
      await inSession('DELETE', '').catch(error => console.warn(`WebKitGTK: ${error.message}`))
      await processes.stop()
    },
  }
}

async function newSession(call, programs) {
  const { sessionId } = await within(
    'WebKitGTK does not start',
    call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    }),
  )
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
}

/** `run` evaluates an expression, which must be no promise: WebKitWebDriver loses those that begin before the page is loaded. */
async function openVisit(inSession, size) {
  await inSession('POST', '/window/rect', { ...size, x: 0, y: 0 })
  return {
    open: url => inSession('POST', '/url', { url }),
    back: () => inSession('POST', '/back', {}),
    perform: actions => inSession('POST', '/actions', { actions }),
    run: script => inSession('POST', '/execute/sync', { script: `return ${script}`, args: [] }),
    // The next visit ends the session, so that one is always there to be ended.
    close: () => inSession('POST', '/url', { url: 'about:blank' }),
  }
}

async function startDisplay(processes) {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const display = processes.start('Xvfb', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const number = new Promise(done => display.child.stdio[3].once('data', text => done(`${text}`.trim())))
  return `:${await within('Xvfb does not start', Promise.race([display.failure, number]))}`
}

async function request(url, method, body) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

/** Asks until the driver listens: before that, its port refuses. */
async function untilAnswered(ask) {
  for (;;) {
    const error = await ask().then(
      () => undefined,
      reason => reason,
    )
    if (!error) return
    if (error.cause?.code !== 'ECONNREFUSED') throw error
    await new Promise(done => setTimeout(done, 50))
  }
}

function freePort() {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

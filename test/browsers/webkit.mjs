import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import net from 'node:net'

/** Runs tests in WebKitGTK, through its own WebKitWebDriver: one session, one page at a time. */
export function webkitLauncher() {
  let session
  const active = new Set()
  const start = () => (session ??= startSession())

  return {
    name: 'WebKitGTK',
    type: 'webkit',
    concurrency: 1,
    async initialize() {},
    isActive: id => active.has(id),
    getBrowserUrl: () => undefined,
    async startSession(id, url) {
      active.add(id)
      await (await start()).open(url)
    },
    async stopSession(id) {
      active.delete(id)
      await (await start()).open('about:blank')
      return {}
    },
    async startDebugSession() {
      throw new Error('WebKitGTK has no debug session here')
    },
    async setViewport(_id, { width, height }) {
      await (await start()).call('POST', '/window/rect', { width, height })
    },
    async stop() {
      await (await session)?.close()
      session = undefined
    },
  }
}

async function startSession() {
  const children = []
  const stop = () => {
    for (const child of children.reverse()) child.kill()
  }
  process.once('exit', stop)

  const env = { ...process.env, GIO_USE_PROXY_RESOLVER: 'dummy', NO_AT_BRIDGE: '1' }
  if (!env.DISPLAY) {
    const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(xvfb)
    env.DISPLAY = `:${await new Promise(done => xvfb.stdio[3].once('data', text => done(`${text}`.trim())))}`
  }

  const port = await freePort()
  children.push(spawn('WebKitWebDriver', ['-p', `${port}`], { env, stdio: 'ignore' }))
  const call = (method, path, body) => request(port, method, path, body)
  await untilReady(() => call('GET', '/status'))

  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
          args: ['--automation'],
        },
      },
    },
  })
  const inSession = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)

  return {
    call: inSession,
    open: url => inSession('POST', '/url', { url }),
    async close() {
      await inSession('DELETE', '').catch(() => {})
      stop()
    },
  }
}

async function request(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

async function untilReady(check) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await check()
    } catch {
      await new Promise(done => setTimeout(done, 50))
    }
  }
  throw new Error('WebKitWebDriver did not start')
}

function freePort() {
  return new Promise(done => {
    const server = net.createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefoxPath } from './installed-engines.mjs'
import { createProcesses } from './processes.mjs'
import { within } from './within.mjs'

/** One site, one process, and nothing of what Firefox does beside showing a page. */
const PREFS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
  'browser.uitour.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.max_script_run_time': 0,
  'fission.autostart': false,
  // The page has the focus, whatever window is in front.
  'focusmanager.testmode': true,
  'layout.testing.top-level-always-active': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'places.history.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.startup.max_resumed_crashes': -1,
}

const VIEWPORT = { width: 800, height: 600 }

/** Starts Firefox with one page, driven by as little WebDriver BiDi as showing an address takes. */
export async function startFirefox() {
  const processes = createProcesses()
  const profile = mkdtempSync(join(tmpdir(), 'ashlar-firefox-'))
  const close = async () => {
    await processes.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return { ...(await startSession(profile, processes)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(profile, processes) {
  const prefs = Object.entries(PREFS).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), prefs.join('\n'))
  const firefox = processes.start(
    firefoxPath(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const listening = new Promise(done => {
    let said = ''
    firefox.child.stderr.on('data', text => {
      said += text
      const [, address] = said.match(/WebDriver BiDi listening on (ws:\S+)/) ?? []
      if (address) done(address)
    })
  })
  const address = await within('Firefox does not start', Promise.race([listening, firefox.failure]))
  const call = await connect(`${address}/session`, firefox.failure)
  await call('session.new', { capabilities: {} })
  // Of its own window: in the first one the address bar has the focus.
  const { context } = await call('browsingContext.create', { type: 'window' })
  const setViewport = viewport => call('browsingContext.setViewport', { context, viewport })
  await setViewport(VIEWPORT)

  return {
    open: url => call('browsingContext.navigate', { context, url, wait: 'none' }),
    setViewport,
    visit: size => openVisit(call, size),
  }
}

/** A page without what earlier ones stored: `run` runs a script's text in it, `perform` takes WebDriver's actions. */
async function openVisit(call, viewport) {
  const { userContext } = await call('browser.createUserContext', {})
  const { context } = await call('browsingContext.create', { type: 'tab', userContext })
  await call('browsingContext.setViewport', { context, viewport })

  return {
    open: url => call('browsingContext.navigate', { context, url, wait: 'interactive' }),
    back: () => call('browsingContext.traverseHistory', { context, delta: -1 }),
    perform: actions => call('input.performActions', { context, actions }),
    async run(script) {
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: script,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`)
      return result.value
    },
    close: () => call('browser.removeUserContext', { userContext }),
  }
}

/** Commands over a socket: each answers with its result, or rejects with the browser's message. */
async function connect(address, failure) {
  const socket = new WebSocket(address)
  const waiting = new Map()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    const { done, fail } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (type === 'error') fail?.(new Error(`Firefox: ${message}`))
    else done?.(result)
  })
  await Promise.race([
    new Promise((done, fail) => {
      socket.addEventListener('open', done)
      socket.addEventListener('error', () => fail(new Error('Firefox does not answer')))
    }),
    failure,
  ])
  return (method, params) => {
    const id = ++last
    const answer = new Promise((done, fail) => waiting.set(id, { done, fail }))
    socket.send(JSON.stringify({ id, method, params }))
    return Promise.race([answer, failure])
  }
}

import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '../pages/pages.ts'
import type { Log } from '../requests/services.ts'
import { backendSettings, DEFAULT_PORT, dataLocation, moreForms } from './configuration.ts'
import { loggedError } from './logged-error.ts'
import { loadModules } from './modules.ts'
import type { ServiceOptions } from './open-services.ts'
import { listPages } from './site-folder.ts'
import { startServer } from './start-server.ts'

const SHOWN_PAGES = 12

/** How long stopping may take, in ms. */
const STOP_TIMEOUT_MS = 9500

/** Starts the server, prints its addresses, and stops on SIGINT or SIGTERM. */
export async function serve(wanted: number | undefined, folder?: string): Promise<void> {
  if (!existsSync(fileURLToPath(new URL('../../../dist/boot.js', import.meta.url)))) {
    return fail('dist/boot.js is missing. Run "npm run build", or "npm start", which builds first.')
  }
  const site = folder === undefined ? undefined : resolve(folder)
  if (site !== undefined && !statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    return fail(`--site: no such folder: ${site}`)
  }

  const options = { port: wanted, ...(site === undefined ? {} : { site }) }
  const server = await startServer({ ...options, services: await servicesFrom(process.env) }).catch(
    (cause: unknown) => fail(cause instanceof Error ? cause.message : `${cause}`),
  )
  if (!server) return
  const { address, port, stop, open } = server
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Whatever does not end by then is cut off; the database repairs itself at the next start.
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
      void stop().then(() => process.exit(0))
    })
  }
  if (wanted === undefined && port !== DEFAULT_PORT)
    console.log(`Port ${DEFAULT_PORT} is busy; using ${port}.`)
  console.log(await (site === undefined ? describeDemo(address) : describeSite(address, site)))
  try {
    await open()
  } catch (cause) {
    console.error(`\n${cause instanceof Error ? cause.message : cause}`)
    await stop()
    process.exitCode = 1
    return
  }
  console.log(`\nOwner pages: ${address}/config/`)
  console.log('\nCtrl-C stops.')
}

function describeDemo(address: string): string {
  const width = Math.max(...pages.map(({ path }) => path.length))
  const lines = pages.map(({ path, title }) => `  ${address}${path.padEnd(width)}  ${title}`)
  return [
    `Documentation: ${address}/docs/`,
    '',
    'Ashlar QA site',
    '',
    ...lines,
    '',
    'Add ?flavour=lite to any page for the Preact build.',
  ].join('\n')
}

async function describeSite(address: string, site: string): Promise<string> {
  const { pages: found } = await listPages(site)
  const shown = found.slice(0, SHOWN_PAGES).map(page => `  ${address}${page.address}`)
  const rest = found.length > SHOWN_PAGES ? [`  … and ${found.length - SHOWN_PAGES} more`] : []
  return [`${found.length} pages of ${site}`, '', `  ${address}/`, ...shown, ...rest].join('\n')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

async function servicesFrom(environment: NodeJS.ProcessEnv): Promise<ServiceOptions> {
  const modules = await loadModules(environment)
  return {
    modules,
    data: dataLocation(environment),
    settings: backendSettings(environment),
    forms: async () => moreForms(environment),
    log: modules.find(({ log }) => log)?.log ?? logFaults,
    owner: { email: environment['ASHLAR_OWNER_EMAIL'], password: environment['ASHLAR_OWNER_PASSWORD'] },
    onNewOwner: (email, password) => console.log(`\nOwner account: ${email}, password ${password}`),
  }
}

/** The log of a server without the module for logs: errors, and pages that cannot be read. */
const logFaults: Log = (event, { error, ...facts } = {}) => {
  if (error !== undefined) console.error(event, loggedError(error))
  else if (event === 'page-skipped') console.error(event, facts)
}

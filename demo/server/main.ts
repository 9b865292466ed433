import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments, USAGE } from './arguments.ts'
import { pages } from './pages/pages.ts'
import { listPages } from './site-folder.ts'
import { startServer } from './start-server.ts'

const SHOWN_PAGES = 12

const request = readArguments(process.argv.slice(2), process.env)
if (request.kind === 'help') console.log(USAGE)
else if (request.kind === 'mistake') fail(`${request.message}\n\n${USAGE}`, 2)
else await serve(request.port, request.site)

async function serve(wanted: number, folder?: string): Promise<void> {
  if (!existsSync(fileURLToPath(new URL('../../dist/boot.js', import.meta.url)))) {
    return fail('dist/ holds no boot.js yet. Run "npm run build" first, or "npm start", which does.')
  }
  const site = folder === undefined ? undefined : resolve(folder)
  if (site !== undefined && !statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    return fail(`--site: there is no folder ${site}`)
  }

  const { address, port, stop } = await startServer({ port: wanted, ...(site === undefined ? {} : { site }) })
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is busy, so this is port ${port}.`)
  console.log(await (site === undefined ? describeDemo(address) : describeSite(address, site)))
  console.log('\nCtrl-C stops.')

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
}

function describeDemo(address: string): string {
  const width = Math.max(...pages.map(({ path }) => path.length))
  const lines = pages.map(({ path, title }) => `  ${address}${path.padEnd(width)}  ${title}`)
  return ['Ashlar QA site', '', ...lines, '', 'Add ?flavour=lite to any page for the Preact build.'].join(
    '\n',
  )
}

async function describeSite(address: string, site: string): Promise<string> {
  const found = await listPages(site)
  const shown = found.slice(0, SHOWN_PAGES).map(path => `  ${address}${path}`)
  const rest = found.length > SHOWN_PAGES ? [`  … and ${found.length - SHOWN_PAGES} more`] : []
  return [`${found.length} pages of ${site}`, '', `  ${address}/`, ...shown, ...rest].join('\n')
}

function fail(message: string, code = 1): void {
  console.error(message)
  process.exitCode = code
}

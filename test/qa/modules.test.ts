import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { usage } from '../../demo/server/serving/configuration'
import { loadModules, moduleVariables } from '../../demo/server/serving/modules'

const SERVER = new URL('../../demo/server/', import.meta.url)
const names = readdirSync(new URL('modules/', SERVER)).map(name => name.replace(/\..*/, ''))

/** Packages that only modules import. */
const PACKAGES = /'(pino|prom-client|nodemailer|@aws-sdk\/[\w-]+)'/

it('names each module and its packages in its own file only, so that deleting the file removes it', () => {
  const own = new RegExp(`modules/(${names.join('|')})`)
  const others = globSync('**/*.ts', { cwd: SERVER }).filter(file => !file.startsWith('modules/'))
  expect(others.length).toBeGreaterThan(100)
  const naming = others.filter(file => {
    const text = readFileSync(new URL(file, SERVER), 'utf8')
    return own.test(text) || PACKAGES.test(text)
  })
  expect(naming).toEqual([])
})

it('starts without any module', async () => {
  const empty = mkdtempSync(`${tmpdir()}/ashlar-modules-`)
  const folder = pathToFileURL(`${empty}/`)
  const environment = { ASHLAR_SMTP_URL: 'smtp://nowhere.invalid', ASHLAR_METRICS_PORT: '0' }
  expect(await loadModules(environment, folder)).toEqual([])
  expect(await moduleVariables(folder)).toEqual({})
  rmSync(empty, { recursive: true })
  expect(await loadModules(environment, folder)).toEqual([])
}, 60_000)

it('names every environment variable that the server reads in its help', async () => {
  const help = usage(await moduleVariables())
  const read = globSync('**/*.ts', { cwd: SERVER }).flatMap(file =>
    [...readFileSync(new URL(file, SERVER), 'utf8').matchAll(/\bASHLAR_[A-Z_]+\b/g)].map(([name]) => name),
  )
  const missing = [...new Set(read)].filter(name => !help.includes(`  ${name} `))
  expect(missing).toEqual([])
  // Imports the modules.
}, 60_000)

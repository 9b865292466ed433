import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from '../browsers/find-chromium.mjs'
import { makePages } from './make-pages.mjs'

/**
 * Measures our pages beside plain HTML with the harness that measured the peers, and prints its tables.
 * Arguments go on to the harness: `npm run bench -- --runs 3 --pages 'ashlar-*'`.
 */
const HARNESS = join(process.env.ASHLAR_SHARED ?? '../shared', 'bench')
const COPY = resolve('.cache/bench')

const missing = [
  [
    join(HARNESS, 'run.mjs'),
    `there is no harness in ${HARNESS}: set ASHLAR_SHARED to the folder that holds bench/`,
  ],
  ['dist/boot.js', 'there is no build: npm run build'],
  ['dist/lite/boot.js', 'there is no build of the lite flavour: npm run build'],
].find(([file]) => !existsSync(file))
if (missing) {
  console.error(`nothing measured: ${missing[1]}`)
  process.exit(1)
}

rmSync(join(COPY, 'pages'), { recursive: true, force: true })
mkdirSync(join(COPY, 'pages'), { recursive: true })
cpSync(join(HARNESS, 'run.mjs'), join(COPY, 'run.mjs'))
cpSync(join(HARNESS, 'pages', 'p4-empty'), join(COPY, 'pages', 'p4-empty'), { recursive: true })
makePages(readFileSync(join(HARNESS, 'pages', 'p4-empty', 'index.html'), 'utf8'), join(COPY, 'pages'))

const { source, executablePath, env } = await findChromium()
console.log(`chromium: ${executablePath} (${source})`)
const { status } = spawnSync(
  process.execPath,
  [join(COPY, 'run.mjs'), '--chromium', executablePath, ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
)
process.exitCode = status ?? 1

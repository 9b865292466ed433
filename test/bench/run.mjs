import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from '../browsers/find-chromium.mjs'
import { makePages } from './make-pages.mjs'

/**
 * Measures our pages beside plain HTML with the harness that measured the peers, and prints its tables.
 * Arguments go on to the harness: `npm run bench -- --runs 3 --pages 'ashlar-*'`. With `ASHLAR_BENCH`, a copy of
 * the harness with its pictures and peers, ours are measured beside them in one run.
 */
const HARNESS = join(process.env.ASHLAR_SHARED ?? '../shared', 'bench')
const COPY = resolve('.cache/bench')
/** A copy of the harness whose README has been followed: its pictures made, its peers installed and built. */
const PREPARED = process.env.ASHLAR_BENCH

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

const pageOf = name => readFileSync(join(HARNESS, 'pages', name, 'index.html'), 'utf8')
if (PREPARED) {
  makePages(pageOf, join(PREPARED, 'pages'), true)
} else {
  rmSync(join(COPY, 'pages'), { recursive: true, force: true })
  mkdirSync(join(COPY, 'pages'), { recursive: true })
  cpSync(join(HARNESS, 'run.mjs'), join(COPY, 'run.mjs'))
  cpSync(join(HARNESS, 'pages', 'p4-empty'), join(COPY, 'pages', 'p4-empty'), { recursive: true })
  makePages(pageOf, join(COPY, 'pages'), false)
  console.log("without the galleries' pages, whose pictures a prepared harness has: ASHLAR_BENCH")
}

const { source, executablePath, env } = await findChromium()
console.log(`chromium: ${executablePath} (${source})`)
const { status } = spawnSync(
  process.execPath,
  [join(PREPARED ?? COPY, 'run.mjs'), '--chromium', executablePath, ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
)
process.exitCode = status ?? 1

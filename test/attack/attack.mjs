import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BACKEND_ATTACKS } from './backend.mjs'

/*
 * The attack: `npm run attack [-- --minutes 20] [-- --only "lightbox"]` attacks the server, interrupts submissions and
 * orders, tries the holes anew that were closed, and all hostile texts at all doors of a page, in both flavours, and prints
 * what happened. It takes half an
 * hour at most: doors share the time that is left, and the table says if a slow machine did not try all texts.
 * `--server` attacks the server only.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    server: { type: 'boolean', default: false },
  },
})
const deadline = Date.now() + Number(values.minutes) * 60_000

/**
 * Tests that lose nothing, send nothing twice and take nothing for a success while a network, a page or a server goes.
 */
const INTERRUPTED = [
  ['form-interrupted'],
  ['buy-interrupted'],
  ['form-faults'],
  // In Firefox, WebKit and Chromium, and both flavours.
  ['network', ['--config=test/engines/playwright.config.ts']],
  // Elements and frames with the names of the document's properties.
  ['clobbered-names'],
  // Answers that are broken or say nothing.
  ['broken-answers'],
]

/** Hostile folders and servers for the program `ashlar`, and pages that would take time without bounds. */
const COMMAND = [
  'runtime/command/adopt/pictures',
  'runtime/command/adopt/bad-input',
  'runtime/command/prerender/bad-input',
  'runtime/command/terminal',
  'runtime/command/check/check.test',
  'runtime/command/main',
  'runtime/command/growth',
]

/** Holes that were found and closed, each with what was tried anew: files of tests, and their titles. */
const CLOSED_CALLS = [
  ['data-folder', 'a data folder'],
  ['report-limits', 'reports from pages'],
  ['slow-senders', 'holds the space'],
  ['site-folder', 'skips entries'],
  ['transfer', 'imports no row'],
  ['lost-connections', 'Postgres is away'],
  ['giving', 'with the key of another'],
  ['orders', 'only the cookie'],
  ['owner', 'from the site only'],
  ['hostile', 'in the coding'],
]
const CLOSED_PAGES = [
  ['playground', 'no way to the site|its own frame only|shows nothing|has a policy'],
  ['server', 'no other port'],
]

const results = mkdtempSync(join(tmpdir(), 'ashlar-attack-'))
const rows = []
const outcomes = []
try {
  for (const [name, attack] of Object.entries(BACKEND_ATTACKS)) {
    if (!name.includes(values.only)) continue
    if (Date.now() > deadline) outcomes.push('not reached: out of time')
    else await attackServer(name, attack)
  }
  if (!values.only) {
    const files = CLOSED_CALLS.map(([file]) => `test/contract/api/${file}.spec.ts`)
    const titles = CLOSED_CALLS.map(([, title]) => title).join('|')
    const config = 'test/contract/api/vitest.config.ts'
    note('closed holes, calls', runWithin('vitest', ['run', '--config', config, ...files, '-t', titles]))
  }
  if (!values.server) {
    for (const [name, titles] of values.only ? [] : CLOSED_PAGES)
      note(`closed holes, ${name}`, run(name, ['-g', titles]))
    for (const [name, options = []] of values.only ? [] : INTERRUPTED) {
      const outcome = run(name, options)
      outcomes.push(outcome)
      const isFine = outcome === 'passed'
      rows.push({ attack: name, ...(isFine && { lost: 0, doubled: 0 }), note: outcome })
    }
    for (const name of COMMAND.filter(name => name.includes(values.only)))
      note(name, runWithin('vitest', ['run', name]))
    outcomes.push(run('hostile-inputs', values.only ? ['-g', values.only] : []))
    for (const file of readdirSync(results).sort()) {
      const { door, ...row } = JSON.parse(readFileSync(join(results, file), 'utf8'))
      rows.push({ attack: door, ...row })
    }
  }
  print()
  const isHeld = rows.every(row => !row.executed && !row.lost && !row.doubled)
  process.exitCode = isHeld && outcomes.every(outcome => outcome === 'passed') ? 0 : 1
} finally {
  rmSync(results, { recursive: true })
}

async function attackServer(name, attack) {
  console.log(`${name} …`)
  try {
    const row = await attack()
    rows.push({ attack: name, ...(row ?? { note: 'not tried: Postgres is not installed' }) })
  } catch (cause) {
    outcomes.push('FAILED')
    rows.push({ attack: name, note: `FAILED: ${cause instanceof Error ? cause.message : cause}` })
  }
}

function note(attack, outcome) {
  outcomes.push(outcome)
  rows.push({ attack, note: outcome })
}

/** Runs a file of tests in a browser within the time that is left. */
function run(name, options) {
  return runWithin('playwright', ['test', `/${name}.spec.ts`, '--reporter=line', ...options])
}

function runWithin(program, args) {
  const left = deadline - Date.now()
  if (left <= 0) return 'not reached: out of time'
  const { status, signal } = spawnSync('npx', [program, ...args], {
    stdio: 'inherit',
    timeout: left,
    env: { ...process.env, ATTACK: results, ATTACK_UNTIL: `${deadline}` },
  })
  return signal ? 'not finished: out of time' : status === 0 ? 'passed' : 'FAILED'
}

function print() {
  const columns = ['tried', 'executed', 'lost', 'doubled', 'refused']
  const sum = name => rows.reduce((total, row) => total + (row[name] ?? 0), 0)
  const all = { attack: 'all', ...Object.fromEntries(columns.map(name => [name, sum(name)])) }
  const line = (name, cells, answer, note) =>
    `${name.padEnd(44)}${cells.map(cell => `${cell ?? ''}`.padStart(9)).join('')}${`${answer}`.padStart(14)}  ${note}`
  console.log(`\n${line('attack', columns, 'neighbour, ms', '')}`)
  for (const row of [...rows, all]) {
    const cells = columns.map(name => row[name])
    console.log(line(row.attack, cells, row.answer ?? '', row.note ?? ''))
  }
  console.log('\nneighbour: the longest answer to another visitor, or of another block, meanwhile')
}

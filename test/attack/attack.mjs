import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/*
 * The attack: `npm run attack [-- --minutes 20] [-- --only "lightbox"]` tries all hostile texts at all doors of a page, in
 * both flavours, then submissions and orders that are interrupted, and prints what happened. Needs a build.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, only: { type: 'string', default: '' } },
})
const deadline = Date.now() + Number(values.minutes) * 60_000

/** Page tests that lose nothing and send nothing twice while a network, a page or a server goes. */
const INTERRUPTED = ['form-interrupted', 'buy-interrupted', 'form-faults']

const results = mkdtempSync(join(tmpdir(), 'ashlar-attack-'))
try {
  const doors = run(['hostile-inputs'], values.only)
  printDoors()
  const interrupted = values.only ? [] : INTERRUPTED.map(name => [name, run([name])])
  for (const [name, outcome] of interrupted) {
    console.log(`${name.padEnd(44)} ${outcome === 'passed' ? 'lost 0, doubled 0' : outcome}`)
  }
  const all = [doors, ...interrupted.map(([, outcome]) => outcome)]
  process.exitCode = all.every(outcome => outcome === 'passed') ? 0 : 1
} finally {
  rmSync(results, { recursive: true })
}

/** Runs page tests within the time that is left. */
function run(names, only = '') {
  const left = deadline - Date.now()
  if (left <= 0) return 'not reached: out of time'
  const files = names.map(name => `test/pages/${name}.spec.ts`)
  const { status, signal } = spawnSync(
    'npx',
    ['playwright', 'test', ...files, '--retries=0', '--reporter=line', ...(only ? ['-g', only] : [])],
    { stdio: 'inherit', timeout: left, env: { ...process.env, ATTACK: results } },
  )
  return signal ? 'not finished: out of time' : status === 0 ? 'passed' : 'FAILED'
}

function printDoors() {
  const rows = readdirSync(results).map(file => JSON.parse(readFileSync(join(results, file), 'utf8')))
  console.log(
    `\n${'door'.padEnd(44)} ${'tried'.padStart(7)} ${'executed'.padStart(8)} ${'refused'.padStart(7)}  longest answer of a neighbour`,
  )
  for (const { door, tried, executed, refused, answer } of rows) {
    console.log(
      `${door.padEnd(44)} ${String(tried).padStart(7)} ${String(executed).padStart(8)} ${String(refused).padStart(7)}  ${answer} ms`,
    )
  }
  const sum = name => rows.reduce((total, row) => total + row[name], 0)
  console.log(
    `${'all'.padEnd(44)} ${String(sum('tried')).padStart(7)} ${String(sum('executed')).padStart(8)} ${String(sum('refused')).padStart(7)}  ${Math.max(0, ...rows.map(({ answer }) => answer))} ms\n`,
  )
}

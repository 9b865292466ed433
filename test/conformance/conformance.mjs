import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lastResults, REPORTS } from '../results/results.mjs'
import { prove } from './proof.ts'
import { readRequirements } from './requirements.mjs'

/** Prints, per area, how many requirements the tests prove, and which they do not. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { run: { type: 'boolean' } } })
const [table] = positionals

if (!table || !existsSync(table)) {
  console.error(table ? `there is no ${table}` : 'usage: npm run conformance -- requirements.tsv [--run]')
  process.exit(2)
}
if (values.run) {
  // One run each, so that a failing one does not keep the others from reporting.
  for (const name of Object.keys(REPORTS)) {
    const steps = /^(pages|engines|api)/.test(name) ? ['build', name] : [name]
    spawnSync(process.execPath, ['test/run/run.mjs', ...steps], { stdio: ['ignore', 'inherit', 'inherit'] })
  }
}

const runs = Object.keys(REPORTS).map(name => ({ name, ...lastResults(name) }))
for (const { name, results, at } of runs) {
  console.log(
    `${name}: ${results ? `${results.length} results of ${at.toISOString()}` : 'has not run (npm test, or --run)'}`,
  )
}
const { areas, failed, unknown } = prove(
  readRequirements(table),
  runs.flatMap(({ results }) => results ?? []),
)

console.log('\narea  proven  not proven')
for (const { area, total, unproven } of areas) {
  const proven = `${total - unproven.length}/${total}`
  console.log(`${area.padEnd(5)} ${proven.padStart(6)}  ${unproven.join(' ')}`.trimEnd())
}
const total = areas.reduce((sum, area) => sum + area.total, 0)
const open = areas.reduce((sum, area) => sum + area.unproven.length, 0)
console.log(`\n${total - open} of ${total} proven`)

if (failed.length > 0) console.log(`claimed by a test that fails: ${failed.join(' ')}`)
if (unknown.length > 0) {
  console.error(`\nno such requirement:\n  ${unknown.join('\n  ')}`)
  process.exitCode = 1
}

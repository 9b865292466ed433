import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lastResults, REPORTS, type ReportName } from '../results/results.ts'
import { foundationOf } from './foundation.ts'
import { prove } from './proof.ts'
import { readRegister } from './register.ts'
import { readBundles, repositoryGraph } from './repository.ts'
import { findShipped } from './shipped.ts'

/**
 * Prints, per area, how many requirements the last test runs prove on code that ships, and the unproven ones. Exits
 * with 1 if a requirement is unproven, a row of the register is wrong, or a module is dead. With `--partial`, as at the
 * end of `npm test`, it is enough that a file of tests names a requirement, if none of that file ran.
 */
const REGISTER = 'docs/requirements.tsv'

const names = Object.keys(REPORTS) as ReportName[]
const { values } = parseArgs({ options: { partial: { type: 'boolean' } } })

const bundles = readBundles()
if (bundles.size === 0) {
  console.error('There are no source maps in dist/. Build first: npm run build')
  process.exit(2)
}
const runs = names.map(name => ({ name, last: lastResults(name) }))
for (const { name, last } of runs) {
  console.log(
    `${name}: ${last ? `${last.results.length} results of ${last.at.toISOString()}` : 'has not run'}`,
  )
}

const graph = repositoryGraph()
const shipped = findShipped(graph, bundles)
const foundations = new Map(graph.paths.map(path => [path, () => foundationOf(path, graph, shipped)]))
const outcomes = runs.flatMap(({ last }) => last?.results ?? [])
const proof = prove(
  readRegister(readFileSync(REGISTER, 'utf8')),
  outcomes,
  file => foundations.get(file)?.() ?? 'nothing',
  values.partial ? leftOutTests() : undefined,
)

console.log('\narea  proven  not proven')
for (const { area, total, unproven, waiting } of proof.areas) {
  const proven = `${total - unproven.length - waiting.length}/${total}`
  console.log(`${area.padEnd(5)} ${proven.padStart(6)}  ${unproven.join(' ')}`.trimEnd())
}
const total = proof.areas.reduce((sum, area) => sum + area.total, 0)
const unproven = proof.areas.flatMap(area => area.unproven)
const waiting = proof.areas.flatMap(area => area.waiting)
console.log(`\n${total - unproven.length - waiting.length} of ${total} proven on code that ships`)
if (waiting.length > 0) {
  console.log(`${waiting.length} have their tests in what did not run: ${waiting.join(' ')}`)
}
for (const [place, ids] of Object.entries(proof.apart)) {
  console.log(`${ids.length} apart, ${place}: ${ids.join(' ')}`)
}

const errors: readonly (readonly [error: string, items: readonly string[], separator: string])[] = [
  ['claimed only by tests of unused code', proof.unshipped, ' '],
  ['for editors only, but without a passing test', proof.unprovenEditing, ' '],
  ['marked as editor-only or decision, but claimed by a test of shipped code', proof.misplaced, ' '],
  ['claimed by a test that fails', proof.failed, ' '],
  ['no such requirement', proof.unknown, '\n  '],
  ['modules that are in no bundle, server or build step, or contain only constants', shipped.dead, '\n  '],
  ['exports that only tests use', shipped.unusedExports, '\n  '],
]
if (unproven.length > 0) process.exitCode = 1
for (const [error, items, separator] of errors) {
  if (items.length === 0) continue
  console.error(`\n${error}:\n  ${items.join(separator)}`)
  process.exitCode = 1
}

/** The files of tests that did not run, by the ids that they name. */
function leftOutTests(): (id: string) => string[] {
  const ran = new Set(outcomes.map(({ file }) => file))
  const files = globSync('{src,blocks,runtime,test}/**/*.{test,spec}.{ts,tsx}')
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !ran.has(path))
  const idsByFile = files.map(
    path => [path, new Set(readFileSync(path, 'utf8').match(/\b[A-Z][A-Z0-9]+-\d+\b/g))] as const,
  )
  return id => idsByFile.flatMap(([path, ids]) => (ids.has(id) ? path : []))
}

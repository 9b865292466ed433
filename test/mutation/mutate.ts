import { execFile } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { coveringTests } from './covering-tests.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/**
 * Breaks random places of the product, one at a time, and counts how many the tests notice: the nearest 20 rule tests
 * and the nearest 4 element tests that import the file. Pages and calls are not run. Restores each file, also when it is
 * interrupted.
 *
 *     npm run mutate -- --sample 200 --seed 1 [--out FILE] [--again FILE]
 *
 * `--again` reads the output of an earlier run, and repeats the mutants that were caught then.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'test-results/mutants.json' },
    again: { type: 'string' },
  },
})

interface Outcome extends Mutant {
  readonly caughtBy: 'rules' | 'elements' | null
}

const [MOST_RULES, MOST_ELEMENTS] = [20, 4]

const run = promisify(execFile)

let restore = (): void => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore()
    process.exit(130)
  })
}

const outcomes: Outcome[] = []
for (const mutant of values.again ? caughtBefore(values.again) : sample(Number(values.sample))) {
  const caughtBy = await tryMutant(mutant)
  outcomes.push({ ...mutant, caughtBy })
  const { file, line, before, after } = mutant
  console.log(`${caughtBy ?? 'MISSED'}\t${file}:${line}\t${before.split('\n')[0]} → ${after.split('\n')[0]}`)
  writeFileSync(values.out, JSON.stringify(outcomes, undefined, 1))
}
const caught = outcomes.filter(({ caughtBy }) => caughtBy).length
console.log(`${caught} of ${outcomes.length} caught`)

async function tryMutant({ file, range: [start, end], after }: Mutant): Promise<Outcome['caughtBy']> {
  const text = readFileSync(file, 'utf8')
  const tests = coveringTests(file)
  const isElements = (path: string): boolean => path.includes('.browser.test.')
  const rules = tests.filter(path => !isElements(path)).slice(0, MOST_RULES)
  const elements = tests.filter(isElements).slice(0, MOST_ELEMENTS)
  restore = () => writeFileSync(file, text)
  writeFileSync(file, text.slice(0, start) + after + text.slice(end))
  try {
    if (rules.length > 0 && !(await passes('vitest', 'run', '--bail=1', ...rules))) return 'rules'
    if (elements.length > 0 && !(await passes('web-test-runner', '--files', ...elements))) return 'elements'
    return null
  } finally {
    restore()
  }
}

/** Whether tests pass in time: a mutant that loops for ever is caught. */
function passes(program: string, ...options: string[]): Promise<boolean> {
  return run(`node_modules/.bin/${program}`, options, { timeout: 240_000, maxBuffer: Infinity }).then(
    () => true,
    () => false,
  )
}

function caughtBefore(file: string): readonly Mutant[] {
  const before = JSON.parse(readFileSync(file, 'utf8')) as readonly Outcome[]
  return before.filter(({ caughtBy }) => caughtBy)
}

/** Mutants by chance, each of all places with the same probability; the same seed gives the same. */
function sample(count: number): readonly Mutant[] {
  const all = globSync('{src,blocks,runtime}/**/*.{ts,tsx}')
    .filter(file => !/\.(test|fixture|d)\.tsx?$/.test(file) && !/^runtime\/(build|types)\//.test(file))
    .sort()
    .flatMap(file => mutantsOf(file, readFileSync(file, 'utf8')))
  // Mulberry32.
  let state = Number(values.seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return Array.from({ length: count }, () => all.splice(Math.floor(next() * all.length), 1)[0] as Mutant)
}

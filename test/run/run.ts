import { rmSync } from 'node:fs'
import { count, REPORTS } from '../results/results.ts'
import type { Failure } from './failures.ts'
import { runStep, type StepOutcome } from './run-step.ts'
import { readRequest, STEPS, type Step } from './steps.ts'

/**
 * Runs the steps that the command line asks for. `npm test` stops after the first that fails; the steps that only
 * `npm run test:all` has do not depend on each other, and all of them run. The last line counts the tests of all steps
 * that ran: `N passed, N failed`; what was left out counts as skipped.
 */
const request = readRequest(process.argv.slice(2))
if ('mistake' in request) {
  console.error(request.mistake)
  process.exit(2)
}
const { names, isWhole } = request
const steps = names.map(name => ({ name, ...(STEPS[name] as Step) }))
// Conformance reads all reports, and must not find those of an earlier run.
if (isWhole) for (const { report } of steps) if (report) rmSync(REPORTS[report].file, { force: true })
if (isWhole && names.includes('types')) {
  for (const { file } of Object.values(REPORTS)) rmSync(file, { force: true })
}

const started = performance.now()
const total = { passed: 0, failed: 0, skipped: 0 }
const failures: Failure[] = []
const notRun: string[] = []
const problems: string[] = []
let isOver = false

for (let at = 0; at < steps.length; ) {
  const next = steps.findIndex(({ isBeside }, index) => index > at && !isBeside)
  const group = steps.slice(at, next === -1 ? steps.length : next)
  const judgesFailures = problems.length > 0 && group.some(({ isJudge }) => isJudge)
  if (isOver || judgesFailures) notRun.push(...group.map(({ title }) => `${title}: a step before it failed`))
  else await runGroup(group, at)
  at += group.length
}

for (const { title, where, place, command, kept } of failures) {
  console.error(`\n✗ ${title}\n  ${place} (${where})\n  alone: ${command}`)
  for (const file of kept) console.error(`  kept: ${file}`)
}
if (names.includes('conformance')) {
  const rest = Object.values(STEPS).filter(({ suite, isJudge }) => suite === 'rest' && !isJudge)
  notRun.push(...rest.map(({ title }) => `${title}: in npm run test:all`))
}
if (notRun.length > 0) console.log(`\nNot run:\n${notRun.map(reason => `- ${reason}`).join('\n')}`)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
console.log(`\n${secondsSince(started)} s`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)

/** Runs steps at the same time; the first prints as it goes. */
async function runGroup(group: typeof steps, at: number): Promise<void> {
  const heading = group.map(({ title }) => title).join(' | ')
  const left = expectedSeconds(steps.slice(at))
  const place = `${at + 1}${group.length > 1 ? `–${at + group.length}` : ''} of ${steps.length}`
  console.log(
    `\n━━ step ${place}: ${heading} ━━ about ${expectedSeconds(group)} s, ${inMinutes(left)} for all that is left`,
  )
  const outcomes = await Promise.all(
    group.map(step => runStep(step, step !== group[0], step.isJudge && isPartial() ? ['--partial'] : [])),
  )
  group.forEach((step, index) => {
    addOutcome(step, outcomes[index] as StepOutcome)
  })
}

/** Whether requirements may have tests that have not run. */
function isPartial(): boolean {
  return names.includes('conformance') || notRun.length > 0
}

function addOutcome({ name, title, suite }: (typeof steps)[number], outcome: StepOutcome): void {
  console.log(`${title}: ${outcome.seconds} s`)
  const counts = count(outcome.results)
  total.passed += counts.passed
  // A step without tests, such as the types, counts as one failure.
  total.failed += Math.max(counts.failed, outcome.problem ? 1 : 0)
  total.skipped += counts.skipped + outcome.leftOut.length
  notRun.push(...outcome.leftOut.map(reason => `${title}: ${reason}`))
  failures.push(...outcome.failures)
  if (!outcome.problem) return
  problems.push(`${title}: ${outcome.problem}. To repeat it: npm test -- ${name}`)
  isOver ||= suite === 'quick'
}

/** Steps at the same time take as long as the longest of them. */
function expectedSeconds(some: readonly Step[]): number {
  return some.reduce((sum, { seconds, isBeside }) => (isBeside ? sum : sum + seconds), 0)
}

function inMinutes(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000)
}

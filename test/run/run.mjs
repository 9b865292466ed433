import { runStep } from './run-step.mjs'
import { STEPS } from './steps.mjs'

/**
 * Runs all steps, or those that the command line names, and stops at the first failure. The last line counts the tests
 * of all steps that ran: `N passed, N failed`.
 */
const names = process.argv.slice(2)
const unknown = names.filter(name => !(name in STEPS))
if (unknown.length > 0) {
  console.error(`no step ${unknown.join(', ')}: ${Object.keys(STEPS).join(', ')}`)
  process.exit(2)
}

const total = { passed: 0, failed: 0, skipped: 0 }
const started = performance.now()

for (const [name, step] of Object.entries(STEPS)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 76 - step.title.length))}`)
  const begun = performance.now()
  const { problem, ...counts } = runStep(step)
  console.log(`${step.title}: ${secondsSince(begun)} s`)
  for (const status of Object.keys(total)) total[status] += counts[status]
  if (problem) {
    console.error(
      `\n${step.title}: ${problem}. The steps after it did not run. To repeat it: npm test -- ${name}`,
    )
    process.exitCode = 1
    break
  }
}

console.log(`\n${secondsSince(started)} s${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
console.log(`${total.passed} passed, ${total.failed} failed`)

function secondsSince(moment) {
  return Math.round((performance.now() - moment) / 1000)
}

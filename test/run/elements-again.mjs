import { writeFileSync } from 'node:fs'
import { failedFiles, replaceResults } from '../results/elements.ts'
import { count, lastResults, REPORTS } from '../results/results.ts'

/**
 * Reruns the files that failed, one engine at a time: with three at once, tests may time out and an engine may crash.
 * Tests that pass now are listed as flaky.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {(step: import('./steps.mjs').Step) => import('./steps.mjs').StepOutcome} run
 * @returns {import('./steps.mjs').StepOutcome | undefined} `undefined` if no file failed
 */
export function elementsAgain(step, run) {
  const report = REPORTS[step.report].file
  const first = lastResults(step.report)?.results
  // The first run ended without a report.
  if (!first) return run(step)
  const failed = failedFiles(first)
  if (failed.size === 0) return undefined

  let results = first
  for (const [engine, files] of failed) {
    console.log(`\n── again in ${engine}: ${files.join(', ')}`)
    run({
      ...step,
      command: [...step.command, '--files', ...files],
      env: { ...step.env, BROWSERS: engine },
    })
    results = replaceResults(results, lastResults(step.report)?.results ?? [])
  }
  writeFileSync(report, JSON.stringify(results, null, 1))

  for (const { title, where } of first.filter(({ status }) => status === 'failed')) {
    const isStill = results.some(
      other => other.title === title && other.where === where && other.status === 'failed',
    )
    if (!isStill) console.log(`flaky: ${title} (${where})`)
  }
  const counts = count(results)
  return counts.failed > 0 ? { ...counts, problem: `${counts.failed} failed twice` } : counts
}

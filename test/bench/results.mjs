import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { dirname } from 'node:path'

/**
 * Writes results with the machine and the date: times are comparable only within one file.
 *
 * @param {string} file
 * @param {object} results
 * @param {import('playwright').Browser} [browser]
 */
export function writeResults(file, results, browser) {
  const [{ model } = {}] = cpus()
  const machine = { cpu: model, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) }
  const head = {
    date: new Date().toISOString(),
    machine: { ...machine, system: `${platform()} ${arch()}` },
    node: process.version,
    ...(browser && { chromium: browser.version() }),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...head, ...results }, null, 2)}\n`)
}

import { existsSync } from 'node:fs'
import { budgetsOf } from './budgets.mjs'
import { check } from './check.mjs'
import { measure } from './measure.mjs'

/** Prints the size of each file of the build and the budgets; exits with 1 if one is exceeded. */
const BUILDS = { react: 'dist', lite: 'dist/lite' }

for (const [flavour, folder] of Object.entries(BUILDS)) {
  if (!existsSync(`${folder}/boot.js`)) {
    console.error(`${folder} holds no build: npm run build`)
    process.exit(1)
  }
  const measured = measure(folder)
  console.log(`\n${folder}: bytes, gzip 9 and brotli 11\n`)
  printFiles(measured)

  const checked = check(measured, budgetsOf(flavour))
  console.log('')
  printBudgets(checked)
  if (checked.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}

function printFiles(measured) {
  const brotli = new Map(measured.map(file => [file.file, file.brotli]))
  const rows = measured.map(({ file, gzip, brotli: own, imports }) => [
    file,
    `${gzip}`,
    `${own}`,
    `${imports.reduce((sum, other) => sum + (brotli.get(other) ?? 0), own)}`,
  ])
  printTable([['file', 'gzip', 'brotli', 'with its imports'], ...rows])
}

function printBudgets(checked) {
  const rows = checked.map(({ what, bytes, limit, note, problems }) => [
    what,
    `${bytes}`,
    `${limit}`,
    problems.length > 0 ? `FAILS: ${problems.join('; ')}` : 'ok',
    note,
  ])
  printTable([['budget', 'brotli', 'limit', '', ''], ...rows])
}

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const isNumber = rows[0].map((_, column) => rows.slice(1).every(row => /^\d+$/.test(row[column])))
  for (const row of rows) {
    const cells = row.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))
    console.log(`  ${cells.join('  ')}`.trimEnd())
  }
}

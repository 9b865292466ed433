import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parseArgs } from 'node:util'
import { onPath } from '../browsers/programs.ts'
import { packAshlar } from './prepare.ts'
import type { Recipe } from './recipe.ts'
import { RECIPES } from './recipes.ts'

const USAGE = `Usage: npm run recipes -- [--install] [names…]

Builds the sites of demo/recipes, and tests them in a browser: ${RECIPES.map(({ name }) => name).join(', ')}.

  --core     without those whose packages npm would have to install, as in npm test
  --install  install missing programs with apt-get (Debian, as root)`

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { core: { type: 'boolean' }, install: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
})

const unknown = names.filter(name => !RECIPES.some(recipe => recipe.name === name))
if (values.help) console.log(USAGE)
else if (unknown.length > 0) {
  console.error(`no recipe ${unknown.join(', ')}\n\n${USAGE}`)
  process.exitCode = 2
} else process.exitCode = await test(chosen())

/** The recipes that the command line asks for, by default all. */
function chosen(): Recipe[] {
  if (names.length > 0) return RECIPES.filter(({ name }) => names.includes(name))
  return RECIPES.filter(({ hasPackages }) => !(values.core && hasPackages))
}

/** Tests the recipes whose programs are installed. Returns the exit code. */
async function test(recipes: readonly Recipe[]): Promise<number> {
  if (values.install) install(recipes.flatMap(missing))
  const runnable = recipes.filter(recipe => missing(recipe).length === 0)
  for (const recipe of recipes.filter(recipe => !runnable.includes(recipe))) {
    console.log(`skipped: ${recipe.name} is not installed (apt-get install ${missing(recipe).join(' ')})`)
  }
  if (runnable.length === 0) return 0

  await packAshlar()
  const config = '--config=test/recipes/playwright.config.ts'
  // `npm test` reads a report.
  const reporter = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 'list,json' : 'list'
  const { status } = spawnSync('playwright', ['test', config, `--reporter=${reporter}`], {
    stdio: 'inherit',
    env: { ...process.env, RECIPES: runnable.map(({ name }) => name).join() },
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

/** The Debian packages of the programs that this machine lacks. */
function missing({ programs = {} }: Recipe): string[] {
  const absent = Object.entries(programs).filter(([program]) => !isInstalled(program))
  return [...new Set(absent.flatMap(([, packages]) => packages.split(' ')))]
}

function isInstalled(program: string): boolean {
  return isAbsolute(program) ? existsSync(program) : onPath(program) !== undefined
}

/** Installs Debian packages, without asking. */
function install(packages: readonly string[]): void {
  if (packages.length === 0) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...new Set(packages)], options)
}

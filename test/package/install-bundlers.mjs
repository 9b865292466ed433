import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTALLED } from './application.ts'
import { BUNDLERS } from './bundlers.ts'

/** Installs the bundlers that the repository does not depend on, outside of it. */
const packages = Object.values(BUNDLERS).flatMap(({ install }) => install?.split(' ') ?? [])
mkdirSync(INSTALLED, { recursive: true })
writeFileSync(join(INSTALLED, 'package.json'), JSON.stringify({ private: true }))
execFileSync(
  'npm',
  ['install', '--no-audit', '--no-fund', '--no-package-lock', '--save-exact', ...packages],
  {
    cwd: INSTALLED,
    stdio: 'inherit',
  },
)

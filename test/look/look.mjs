import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// `npm run test:look`, `-- --update` to take new pictures, `-- form newsletter` to select pages by name.
const words = process.argv.slice(2)
const names = words.filter(word => !word.startsWith('--'))
const isNew = words.includes('--update') || !existsSync(join(import.meta.dirname, '../../.cache/look'))
const { status, error } = spawnSync(
  'playwright',
  [
    'test',
    '--config=test/look/playwright.config.ts',
    ...(isNew ? ['--update-snapshots=all'] : []),
    ...(names.length > 0 ? ['--grep', `/(${names.join('|')})\\b`] : []),
  ],
  { stdio: 'inherit' },
)
if (error) throw error
console.log(isNew ? 'New pictures are in .cache/look.' : 'Differences are in test-results/look-report.')
process.exitCode = status ?? 1

import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type OpenDatabase, openDatabase } from '../../demo/server/database/open-database.ts'
import type { ServiceOptions } from '../../demo/server/serving/open-services.ts'
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../demo/server/serving/start-server.ts'
import project from '../../package.json' with { type: 'json' }

/** The data folder of one test. */
export interface DataFolder {
  readonly path: string
  readonly remove: () => void
}

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache')

/**
 * Makes the database that `dataFolder` copies, unless an earlier run has: its tables take seconds of processor, a copy
 * a tenth of one. Vitest and Playwright call it before the tests.
 */
export default async function prepareDatabase(): Promise<void> {
  const folder = preparedFolder()
  if (existsSync(folder)) return
  mkdirSync(CACHE, { recursive: true })
  const earlier = globSync('database-*', { cwd: CACHE })
  const begun = mkdtempSync(join(CACHE, 'preparing-'))
  const { close } = await openDatabase({ folder: begun })
  await close()
  try {
    renameSync(begun, folder)
  } catch (cause) {
    // Of two runs that make one at the same time, that of the first stays.
    rmSync(begun, { recursive: true })
    if (!existsSync(folder)) throw cause
  }
  for (const name of earlier) rmSync(join(CACHE, name), { recursive: true, force: true })
}

/** Other migrations, and another PGlite, have another folder. */
function preparedFolder(): string {
  const hash = createHash('sha256').update(project.devDependencies['@electric-sql/pglite'])
  const migrations = join(ROOT, 'demo/server/database/migrations')
  for (const name of globSync('*.sql', { cwd: migrations }).sort()) {
    hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return join(CACHE, `database-${hash.digest('hex').slice(0, 16)}`)
}

/** Creates a data folder with all tables and no rows. */
export function dataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'ashlar-data-'))
  cpSync(preparedFolder(), path, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Opens a database with all tables and no rows; closing it deletes it. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const { path, remove } = dataFolder()
  const { db, close } = await openDatabase({ folder: path })
  return {
    db,
    async close() {
      await close()
      remove()
    },
  }
}

/** Starts the QA site, or the pages of `site`, on a free port; its database begins empty, and ends with it. */
export async function startEmptyServer({
  services,
  ...options
}: Omit<ServerOptions, 'port' | 'services'> & {
  readonly services?: Omit<ServiceOptions, 'data'>
} = {}): Promise<RunningServer> {
  const { path, remove } = dataFolder()
  const server = await startServer({ ...options, port: 0, services: { ...services, data: { folder: path } } })
  return {
    ...server,
    async stop() {
      await server.stop()
      remove()
    },
  }
}

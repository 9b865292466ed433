import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createProcesses } from '../../../browsers/processes.ts'
import { run, succeeds } from '../../commands.ts'

/** A running MariaDB, whose `root` needs no password. */
export interface MariaDb {
  readonly socket: string
  /** Runs SQL and returns its output. */
  readonly query: (sql: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts MariaDB in a new folder, for this machine's own sockets only. */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  // The path of a socket is limited to about 100 characters.
  const short = mkdtempSync(join(tmpdir(), 'ashlar-db-'))
  const socket = join(short, 'sock')
  const options = ['--no-defaults', `--datadir=${folder}`, `--user=${userInfo().username}`]
  const surroundings = { cwd: short, env: { PATH: `${process.env['PATH']}:/usr/sbin` } }
  await run(
    ['mariadb-install-db', ...options, '--auth-root-authentication-method=normal', '--skip-test-db'],
    surroundings,
  )
  const processes = createProcesses()
  const { failure } = processes.start(
    'mariadbd',
    [...options, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
    { ...surroundings, env: { ...process.env, ...surroundings.env } },
  )
  const query = (sql: string): Promise<string> =>
    run(['mariadb', '--no-defaults', `--socket=${socket}`, '--user=root', '--execute', sql], surroundings)
  const stop = async (): Promise<void> => {
    await processes.stop()
    rmSync(short, { recursive: true })
  }
  try {
    await Promise.race([failure, succeeds(() => query('SELECT 1'))])
  } catch (error) {
    await stop()
    throw error
  }
  return { socket, query, stop }
}

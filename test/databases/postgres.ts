import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Debian's folders are not on PATH. */
const FOLDERS = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
]

/** The folder of this machine's Postgres; `undefined` if none is installed. */
export function findPostgres(): string | undefined {
  return FOLDERS.find(folder => ['initdb', 'pg_ctl'].every(name => existsSync(join(folder, name))))
}

/**
 * Starts an empty Postgres of its own, on a socket in a temporary folder.
 *
 * @throws if none is installed, or it does not start.
 */
export function startPostgres(): { readonly url: string; restart(): void; stop(): void } {
  const bin = findPostgres()
  if (!bin) throw new Error('Postgres is not installed here')
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-postgres-'))
  // Postgres refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const id = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  if (isRoot) chownSync(folder, id('-u'), id('-g'))
  const run = (name: string, ...args: string[]): void => {
    const command = [join(bin, name), ...args]
    const user = isRoot ? ['runuser', '-u', 'postgres', '--'] : []
    const [program = '', ...rest] = [...user, ...command]
    execFileSync(program, rest, { stdio: 'pipe', cwd: folder })
  }

  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'ashlar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const options = `-c listen_addresses= -c unix_socket_directories=${folder}`
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  return {
    url: `postgres://ashlar@localhost/postgres?host=${encodeURIComponent(folder)}`,
    /** Restarts it at once, as after a crash. */
    restart() {
      run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-m', 'immediate', '-w', 'restart')
    },
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

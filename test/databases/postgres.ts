import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Debian keeps these out of the search path. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
]

/** The folder that holds this machine's Postgres; undefined when it has none. */
export function findPostgres() {
  return FOLDERS.find(folder => ['initdb', 'pg_ctl'].every(name => existsSync(join(folder, name))))
}

/**
 * Starts a Postgres of our own, empty, on a free port of this machine.
 *
 * @returns {Promise<{url: string, stop: () => void}>}
 * @throws where there is none, or it does not start
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error('there is no Postgres on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-postgres-'))
  // Postgres refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const id = option => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  if (isRoot) chownSync(folder, id('-u'), id('-g'))
  const run = (name, ...args) => {
    const command = [join(bin, name), ...args]
    const [program, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(program, rest, { stdio: 'pipe', cwd: folder })
  }

  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'ashlar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  return {
    url: `postgres://ashlar@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

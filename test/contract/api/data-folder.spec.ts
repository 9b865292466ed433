import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { lockFolder } from '../../../demo/server/database/folder-lock'
import { type Backend, startBackend, stopBackend, temporaryFolder } from './backend'
import { visit } from './visitor'

// Starts several servers.
vi.setConfig({ testTimeout: 240_000 })

const canHide = spawnSync('unshare', ['--map-root-user', '--pid', '--fork', 'true']).status === 0

/** Runs a command as a container does: it sees no process of others, and its own id is a small number. */
const IN_CONTAINER = canHide
  ? ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
  : []

const folder = { path: '', remove: () => {} }
const processes: ChildProcess[] = []

beforeEach(() => void Object.assign(folder, temporaryFolder()))

afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  folder.remove()
})

const describeHolder = (text: string): void => writeFileSync(join(folder.path, 'server.json'), text)

async function start(path: string, runner: readonly string[] = []): Promise<Backend> {
  const backend = await startBackend({ ASHLAR_DATA: path }, runner)
  processes.push(backend.process)
  return backend
}

async function startLocking(path: string): Promise<ChildProcess> {
  const code = `
    import { lockFolder } from './demo/server/database/folder-lock.ts'
    lockFolder(process.argv[1])
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

describe.skipIf(!inject('isOurs'))('a data folder', () => {
  it('has one server, in whatever containers they run, and the second says which', async () => {
    const first = await start(folder.path, IN_CONTAINER)
    const named = new RegExp(
      `Process \\d+ on ${hostname()}, since 2\\S+Z, is using the data in ${folder.path}`,
    )
    await expect(start(folder.path, IN_CONTAINER)).rejects.toThrow(named)
    expect((await visit(first.address).submit('api-anything', { mark: 'x' })).status).toBe(200)
    await stopBackend(first, 'SIGKILL')
    // As after a crash of the machine: the id of the dead server belongs to another process.
    describeHolder(JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }))
    writeFileSync(join(folder.path, 'server.pid'), `${process.pid}`)
    await start(folder.path)
  })

  it('stays locked while its server is stopped, by whatever path it is named', async () => {
    const child = await startLocking(folder.path)
    child.kill('SIGSTOP')
    symlinkSync(folder.path, join(folder.path, 'link'))
    expect(() => lockFolder(join(folder.path, 'link'))).toThrow(
      `Process ${child.pid} on ${hostname()}, since`,
    )
  })

  it('is free once its server has died', async () => {
    const child = await startLocking(folder.path)
    const died = once(child, 'exit')
    child.kill('SIGKILL')
    await died
    lockFolder(folder.path)()
  })

  it.each(['', '{"pid":', '{"pid":"1"}', '[]', 'null'])('is locked with the description %j, too', text => {
    const release = lockFolder(folder.path)
    describeHolder(text)
    expect(() => lockFolder(folder.path)).toThrow('Another process is using the data in')
    release()
  })

  it('may have a path of any length', () => {
    const path = join(folder.path, 'a'.repeat(200), 'b'.repeat(200))
    const release = lockFolder(path)
    expect(() => lockFolder(path)).toThrow('is using the data in')
    release()
    lockFolder(path)()
  })
})

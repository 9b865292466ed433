import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { findPostgres, startPostgres } from '../../databases/postgres'
import { OWNER, startBackend, stopBackend, temporaryFolder } from './backend'
import { received, visit } from './visitor'

// Starts several servers.
vi.setConfig({ testTimeout: 240_000 })

const folder = temporaryFolder()

afterAll(folder.remove)

const inFolder = (name: string): string => join(folder.path, name)

/** Runs the server's command line with that data. */
const run = (data: Readonly<Record<string, string>>, ...options: string[]): string =>
  execFileSync('node_modules/.bin/node', ['demo/server/main.ts', ...options], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...data },
    stdio: 'pipe',
  })

it.skipIf(!inject('isOurs') || !findPostgres())(
  'moves all data from PGlite to Postgres and back, and restores what was lost',
  async () => {
    const postgres = startPostgres()
    const [here, there, back] = [
      { ASHLAR_DATA: inFolder('here') },
      { DATABASE_URL: postgres.url },
      { ASHLAR_DATA: inFolder('back') },
    ]
    const before = await startBackend(here)
    const visitor = visit(before.address)
    const mark = `${crypto.randomUUID()} "\\ \u2028 ü`
    expect((await visitor.submit('api-anything', { mark })).status).toBe(200)
    const body = new FormData()
    body.append('formId', 'api-files')
    body.append('plans', new File([new Uint8Array(Buffer.from('%PDF-1.7 \0\xff', 'latin1'))], 'plan.pdf'))
    expect((await visitor.fetch('POST', '/api/form/SaveFormSubmission', { body })).status).toBe(200)
    await stopBackend(before, 'SIGTERM')

    expect(run(here, '--export', inFolder('first'))).toMatch(/ 2 {2}submissions\n +1 {2}uploads\n/)
    const damaged = readFileSync(inFolder('first'), 'utf8').replace('"api-files"', '"api-filez"')
    writeFileSync(inFolder('damaged'), damaged)
    expect(() => run(there, '--import', inFolder('damaged'))).toThrow(/is damaged or incomplete/)
    run(there, '--import', inFolder('first'))
    expect(() => run(there, '--import', inFolder('first'))).toThrow(/has submissions already/)
    run(there, '--export', inFolder('second'))
    run(back, '--import', inFolder('second'))
    run(back, '--export', inFolder('third'))
    const [first, second, third] = ['first', 'second', 'third'].map(name =>
      readFileSync(inFolder(name), 'utf8'),
    )
    expect(second).toBe(first)
    expect(third).toBe(first)

    const restored = await startBackend(there)
    const owner = visit(restored.address)
    await owner.fetch('POST', '/config/login', { form: OWNER })
    expect(await received(owner, { search: mark.slice(0, 36) })).toMatchObject([{ values: { mark } }])
    expect((await visit(restored.address).submit('api-anything', { mark: 'after' })).status).toBe(200)
    await stopBackend(restored, 'SIGTERM')
    postgres.stop()
  },
)

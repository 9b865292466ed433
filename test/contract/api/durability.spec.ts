import { afterAll, afterEach, expect, inject, it } from 'vitest'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { startPostgres } from '../../databases/postgres'
import { dataFolder } from '../../databases/prepared'
import { type Backend, OWNER, startBackend, stopBackend } from './backend'
import { received, visit } from './visitor'

const isOurs = inject('isOurs')
const onPostgres = process.env['API_DATABASE'] === 'postgres'
const folder = dataFolder()
const postgres = onPostgres && isOurs ? await startPostgres() : undefined
const data = postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: folder.path }

let backend: Backend | undefined

afterEach(async () => {
  if (backend && backend.process.exitCode === null && backend.process.signalCode === null) {
    await stopBackend(backend, 'SIGTERM')
  }
})

afterAll(() => {
  postgres?.stop()
  folder.remove()
})

/** The owner's data after a restart of the server. */
async function marksAfter(signal: NodeJS.Signals, before: Backend): Promise<Set<unknown>> {
  await stopBackend(before, signal)
  backend = await startBackend(data)
  const owner = visit(backend.address)
  await owner.fetch('POST', '/config/login', { form: OWNER })
  return new Set((await received(owner, {})).map(({ values }) => values['mark']))
}

it.skipIf(!isOurs)('loses nothing that it has acknowledged when it is killed', async () => {
  const running = await startBackend({ ...data, ASHLAR_FORM_LIMIT: '100000', ASHLAR_CALL_LIMIT: '100000' })
  backend = running
  const saved = new Set<string>()
  const isEnough = new Promise<void>(done => {
    const send = async (): Promise<void> => {
      const visitor = visit(running.address)
      for (;;) {
        const mark = crypto.randomUUID()
        const { status } = await visitor.submit('api-anything', { mark, padding: 'x'.repeat(2000) })
        if (status === 200) saved.add(mark)
        if (saved.size >= 50) done()
      }
    }
    // Each request loop ends with its server.
    for (let count = 0; count < 5; count++) send().catch(() => {})
  })
  await isEnough
  const found = await marksAfter('SIGKILL', running)
  expect([...saved].filter(mark => !found.has(mark))).toEqual([])
})

it.skipIf(!isOurs)('answers pending requests before it stops', async () => {
  const running = await startBackend(data)
  backend = running
  const visitor = visit(running.address)
  const key = await visitor.key()
  const mark = crypto.randomUUID()
  const json = { key, formId: 'api-anything', form: JSON.stringify({ mark }) }
  const answer = visitor.call('POST', SAVE_SUBMISSION_PATH, { json })
  const ended = stopBackend(running, 'SIGTERM')
  const { status } = await answer.catch(() => ({ status: 0 }))
  expect(await ended).toBe(0)
  backend = await startBackend(data)
  const owner = visit(backend.address)
  await owner.fetch('POST', '/config/login', { form: OWNER })
  const found = await received(owner, { search: mark })
  expect(found).toHaveLength(status === 200 ? 1 : 0)
})

it.skipIf(!isOurs)('reports an unreachable Postgres', async () => {
  const url = 'postgres://nobody@127.0.0.1:9/nothing'
  await expect(startBackend({ DATABASE_URL: url })).rejects.toThrow(
    /The database cannot be opened: .*ECONNREFUSED/,
  )
})

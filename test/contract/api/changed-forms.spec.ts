import { afterAll, beforeAll, expect, it } from 'vitest'
import { submit } from '../../../demo/server/calls/form-submission'
import { type FormDefinition, saveForms } from '../../../demo/server/database/forms'
import type { OpenDatabase } from '../../../demo/server/database/open-database'
import type { Services } from '../../../demo/server/requests/services'
import { makeToken } from '../../../demo/server/requests/signed-token'
import { openEmptyDatabase } from '../../databases/prepared'

const SECRET = 'a secret'
const FORM: FormDefinition = {
  id: 'contact',
  title: 'Contact',
  kind: 'form',
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
}
const NAME = { id: 'name', type: 'text', title: 'Name', required: true } as FormDefinition['fields'][number]

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

/** Submits values as a visitor of the process that has read the form before. */
async function send(values: object, max = 100): Promise<number> {
  const services = { settings: { formLimit: { max, windowMs: 60_000 } } } as Services
  const payload = {
    key: makeToken(SECRET, 'submission-key'),
    formId: 'contact',
    form: JSON.stringify(values),
  } as Parameters<typeof submit>[1]['payload']
  const outcome = await submit(
    { db: database.db, secret: SECRET, services },
    { payload, address: '10.0.0.1' },
  )
  return outcome.ok ? 200 : outcome.error.status
}

const count = async (): Promise<number> =>
  (await database.db.selectFrom('submissions').select('id').execute()).length

it('checks a submission by the form as it is now, whoever has changed it', async () => {
  await saveForms(database.db, [FORM])
  expect(await send({ text: 'a' })).toBe(200)
  await saveForms(database.db, [{ ...FORM, fields: [NAME] }])
  expect(await send({ text: 'b' })).toBe(400)
  expect(await send({ name: 'Ann' })).toBe(200)
  await saveForms(database.db, [FORM])
  expect(await send({ text: 'c' })).toBe(200)
  expect(await count()).toBe(3)
})

it('counts each submission once, and stores none over the limit', async () => {
  await saveForms(database.db, [{ ...FORM, fields: [NAME] }])
  const before = await count()
  // Five have been counted with the test above, this one included.
  expect(await send({ name: 'Ann' }, 5)).toBe(200)
  expect(await send({ name: 'Ann' }, 5)).toBe(429)
  expect(await send({}, 5)).toBe(429)
  expect((await count()) - before).toBe(1)
})

import { describe, expect, inject, it } from 'vitest'
import { insertConsent, listConsent } from '../../../demo/server/database/consent-records'
import { CONSENT_RECORDS_PATH } from '../../../src/calls/consent'
import { openEmptyDatabase } from '../../databases/prepared'
import { signIn, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''
const CHOICE = { version: '7', functional: true, analytics: false, marketing: false }
const newId = (): string => crypto.randomUUID().replaceAll('-', '')

describe('a record of consent', () => {
  it('is accepted from anybody, as often as they change their choice', async () => {
    const id = newId()
    for (const analytics of [true, false]) {
      const response = await visit().fetch('POST', CONSENT_RECORDS_PATH, {
        json: { ...CHOICE, id, analytics },
      })
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })

  it.each([
    {},
    [],
    { ...CHOICE },
    { ...CHOICE, id: 'short' },
    { ...CHOICE, id: '<script>alert(1)</script>' },
    { ...CHOICE, id: newId(), marketing: 'yes' },
    { ...CHOICE, id: newId(), version: 'v'.repeat(101) },
    { ...CHOICE, id: newId(), page: 7 },
  ])('is rejected if it is invalid: %j', async json => {
    expect((await visit().fetch('POST', CONSENT_RECORDS_PATH, { json })).status).toBe(400)
  })

  it.skipIf(!canSignIn)('is shown to the owner, one per change, without an IP address', async () => {
    const id = newId()
    const page = `/<b>${id}`
    await visit().fetch('POST', CONSENT_RECORDS_PATH, { json: { ...CHOICE, id, page } })
    await visit().fetch('POST', CONSENT_RECORDS_PATH, { json: { ...CHOICE, id, functional: false } })
    const list = await (await (await signIn()).fetch('GET', '/config/consent')).text()
    const rows = list.split('<tr>').filter(row => row.includes(`<code>${id}</code>`))
    expect(rows.map(row => [...row.matchAll(/<td>(Yes|No)<\/td>/g)].map(([, word]) => word))).toEqual([
      ['No', 'No', 'No'],
      ['Yes', 'No', 'No'],
    ])
    expect(rows[1]).toContain(`/&lt;b&gt;${id}`)
    expect(rows.join()).not.toMatch(/\b10\.\d+\.\d+\.\d+\b/)
  })
})

it('is immutable, and deleted after a year at the earliest', async () => {
  const { db, close } = await openEmptyDatabase()
  await insertConsent(db, { ...CHOICE, id: newId() })
  const change = db.updateTable('consent_records').set({ analytics: true }).execute()
  await expect(change).rejects.toThrow('a consent record stays as it is')
  const removal = () => db.deleteFrom('consent_records').where('version', '=', CHOICE.version).execute()
  await expect(removal()).rejects.toThrow('a consent record stays as it is')
  await db
    .insertInto('consent_records')
    .values({
      visitor_id: newId(),
      version: 'old',
      functional: true,
      analytics: true,
      marketing: true,
      is_opted_out: false,
      page: '/',
      chosen_at: new Date(Date.now() - 400 * 86_400_000),
    })
    .execute()
  await db.deleteFrom('consent_records').where('version', '=', 'old').execute()
  expect((await listConsent(db, 10)).map(({ version, analytics }) => [version, analytics])).toEqual([
    [CHOICE.version, false],
  ])
  await close()
})

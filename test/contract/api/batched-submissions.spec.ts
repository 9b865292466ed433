import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormDefinition, findForm, saveForms } from '../../../demo/server/database/forms'
import type { OpenDatabase } from '../../../demo/server/database/open-database'
import { setChannels } from '../../../demo/server/database/outbox'
import {
  insertRow,
  insertRows,
  type NewRow,
  type RowOutcome,
} from '../../../demo/server/database/submission-row'
import { saveSubmission } from '../../../demo/server/database/submissions'
import { openEmptyDatabase } from '../../databases/prepared'

const FORM: FormDefinition = {
  id: 'contact',
  title: 'Contact',
  kind: 'form',
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
}

describe('submissions of one statement', () => {
  let database: OpenDatabase
  let version: string | undefined
  beforeAll(async () => {
    database = await openEmptyDatabase()
    await saveForms(database.db, [FORM])
    version = (await findForm(database.db, FORM.id))?.version
  })
  afterAll(() => database.close())

  const rowOf = (key: string, more: Partial<NewRow> = {}, isSpam = false): NewRow => ({
    values: {
      id: randomUUID(),
      form_id: FORM.id,
      key_hash: key,
      content_hash: key,
      fields: '{"mark":"\\u0000"}',
      details: '{}',
      search_text: `NUL \0, half a pair \ud800, ${key}`,
      is_spam: isSpam,
    },
    formVersion: version,
    ...more,
  })

  const stored = async (key: string) =>
    (
      await database.db
        .selectFrom('submissions')
        .select(['fields', 'search_text'])
        .where('key_hash', '=', key)
        .execute()
    )[0]

  /** Rows have the same outcomes in one statement and in one each. */
  const WAYS = ['together', 'alone'] as const

  async function insert(way: (typeof WAYS)[number], rows: readonly NewRow[]): Promise<RowOutcome[]> {
    if (way === 'together') return insertRows(database.db, rows, false)
    const outcomes: RowOutcome[] = []
    for (const row of rows) outcomes.push(...(await insertRows(database.db, [row], false)))
    return outcomes
  }

  it.each(WAYS)('are each counted towards their own limit, in the order of their arrival: %s', async way => {
    const use = (name: string, max: number) => ({
      use: { name: `${name} ${way}`, limit: { max, windowMs: 60_000 } },
    })
    const keys = ['e', 'd', 'c', 'b', 'a', 'f']
    const limits = [use('one', 2), use('other', 1), use('one', 2), use('one', 2), {}, use('other', 1)]
    const rows = keys.map((key, index) => rowOf(`limit ${way} ${key}`, limits[index]))
    const outcomes = ['inserted', 'inserted', 'inserted', 'over-limit', 'inserted', 'over-limit']
    expect(await insert(way, rows)).toEqual(outcomes)
    expect(await stored(`limit ${way} b`)).toBe(undefined)
    // Refused uses count as well.
    const more = [rowOf(`limit ${way} g`, use('one', 3)), rowOf(`limit ${way} h`, use('one', 5))]
    expect(await insert('alone', more)).toEqual(['over-limit', 'inserted'])
  })

  it('begin a new window of a limit once the last one has ended', async () => {
    const use = { name: 'short', limit: { max: 1, windowMs: -1 } }
    const rows = ['window 1', 'window 2'].map(key => rowOf(key, { use }))
    expect(await insert('alone', rows)).toEqual(['inserted', 'inserted'])
    const two = ['window 3', 'window 4'].map(key =>
      rowOf(key, { use: { ...use, limit: { ...use.limit, max: 2 } } }),
    )
    expect(await insert('together', two)).toEqual(['inserted', 'inserted'])
  })

  it.each(WAYS)(
    'are stored once for each key, and not by an earlier version of their form: %s',
    async way => {
      const [k, l, old] = [`k ${way}`, `l ${way}`, `old ${way}`]
      const rows = [rowOf(k), rowOf(k), rowOf(old, { formVersion: '1' }), rowOf(l)]
      const outcomes = ['inserted', 'key-known', 'form-changed', 'inserted']
      expect(await insert(way, rows)).toEqual(outcomes)
      expect(await insert(way, [rowOf(l), rowOf(k)])).toEqual(['key-known', 'key-known'])
      expect(await stored(old)).toBe(undefined)
    },
  )

  it('keep their texts, except what Postgres cannot store', async () => {
    await insertRow(database.db, rowOf('text'))
    const search_text = 'NUL \ufffd, half a pair \ufffd, text'
    expect(await stored('text')).toEqual({ fields: '{"mark":"\\u0000"}', search_text })
  })

  it('are announced on every channel, unless they are spam or announced later', async () => {
    await setChannels(database.db, ['mail', 'webhook'])
    const rows = [rowOf('told'), rowOf('spam', {}, true)]
    await Promise.all(rows.map(row => insertRow(database.db, row)))
    const alone = [rowOf('told alone'), rowOf('spam alone', {}, true)]
    for (const row of alone) await insertRow(database.db, row)
    await insert('alone', [rowOf('later')])
    await insert('together', [rowOf('later 1'), rowOf('later 2')])
    const { rows: notices } = await database.db.executeQuery<{ subject_id: string; channel: string }>({
      ...database.db.selectFrom('outbox_channels').selectAll().compile(),
      sql: 'select subject_id, channel from outbox order by channel, id',
    })
    const ids = [rows[0]?.values.id, alone[0]?.values.id]
    expect(notices).toEqual(
      ['mail', 'webhook'].flatMap(channel => ids.map(subject_id => ({ subject_id, channel }))),
    )
  })

  it('are each answered by their own content when a key is sent twice at once', async () => {
    const send = (text: string) =>
      saveSubmission(database.db, {
        form: { ...FORM, ...(version !== undefined && { version }) },
        key: 'twice',
        values: { text },
        uploadIds: [],
        details: {},
        isSpam: false,
        proof: undefined,
      })
    const outcomes = await Promise.all(['first', 'same', 'same', 'other'].map(send))
    expect(outcomes).toEqual(['kept', 'key-spent', 'key-spent', 'key-spent'])
    expect(await Promise.all(['first', 'other'].map(send))).toEqual(['repeated', 'key-spent'])
  })
})

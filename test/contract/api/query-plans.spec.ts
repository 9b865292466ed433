import { Worker } from 'node:worker_threads'
import { CompiledQuery, sql } from 'kysely'
import { expect, inject, it, vi } from 'vitest'
import { CHORES, runChores } from '../../../demo/server/database/background'
import type { Database } from '../../../demo/server/database/open-database'
import type { ThreadCall } from '../../../demo/server/database/pglite-worker'
import { deleteStaleUploads } from '../../../demo/server/database/uploads'
import { moreForms } from '../../../demo/server/serving/configuration'
import { CART_ENTRIES_PATH, CART_LOCATION_PATH, CART_NOTE_PATH, CART_PATH } from '../../../src/calls/commerce'
import { ORDERS_PATH, TEST_CARDS } from '../../../src/calls/orders'
import { PRODUCTS_PATH } from '../../../src/calls/products'
import { REVIEWS_PATH, reviewsPath } from '../../../src/calls/reviews'
import { SEARCH_PATH } from '../../../src/calls/search'
import { openEmptyDatabase, startEmptyServer } from '../../databases/prepared'
import { OWNER } from './backend'
import { KENDAL } from './buyer'
import { type Visitor, visit } from './visitor'

vi.setConfig({ testTimeout: 400_000 })

/** Tables that are read as a whole: the catalogue, the list of forms, and settings, all of them short. */
const SHORT = ['forms', 'products', 'variants', 'outbox_channels', 'search_entries', 'settings', 'owners']

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const scannedIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
]

it.skipIf(!inject('isOurs'))(
  'finds the rows of every statement of the calls and pages by an index',
  async () => {
    const statements = new Map<string, readonly unknown[]>()
    /** Not while databases are opened: migrations may read everything. */
    let isRecording = false
    const original = Worker.prototype.postMessage
    const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      ...sent
    ) {
      const { sql, parameters = [] } = sent[0] as ThreadCall
      if (sql && isRecording) statements.set(sql, parameters)
      original.apply(this, sent)
    })
    const server = await startEmptyServer({
      services: {
        owner: OWNER,
        settings: { trustProxy: true },
        forms: async () => moreForms({ ASHLAR_FORMS: 'test/contract/api/forms.json' }),
      },
    })
    await server.open()
    isRecording = true
    await useEverything(server.address)
    isRecording = false
    await server.stop()
    const { db, close } = await openEmptyDatabase()
    isRecording = true
    await runChores(db, [...CHORES, deleteStaleUploads], new Date())
    spy.mockRestore()

    const sent = [...statements].filter(([text]) => /^\s*(select|with|update|delete)\b/i.test(text))
    const asked = [...sent, ...(await statementsOfFunctions(db))]
    expect(asked.length).toBeGreaterThan(60)
    await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
    const slow: string[] = []
    for (const [text, parameters] of asked) {
      const { rows } = await db.executeQuery<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      )
      const scanned = rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => scannedIn(Plan)))
      const long = scanned.filter(table => !SHORT.includes(table) && !table.startsWith('measurements'))
      if (long.length > 0) slow.push(`${long}: ${text}`)
    }
    await close()
    expect(slow).toEqual([])
  },
)

/** The statements in functions of the database, with values for their arguments and variables. */
async function statementsOfFunctions(
  db: Database,
): Promise<[text: string, parameters: readonly unknown[]][]> {
  const { rows } = await sql<{ name: string; body: string; names: string[]; types: string[] }>`
    select proname as name, prosrc as body, proargnames[1:pronargs] as names, proargtypes::regtype[]::text[] as types
    from pg_proc join pg_language on pg_language.oid = prolang
    where lanname = 'plpgsql' and pronargs > 0 and pronamespace = 'public'::regnamespace order by 1`.execute(
    db,
  )
  const found = rows.map(({ name, body, names, types }) => {
    const [declared = '', block = ''] = body.split(/^begin\b/m)
    const variables = [...declared.matchAll(/^ +(\w+) (.+);$/gm)].map(([, name = '', type]) => [name, type])
    const values = [...names.map((name, index) => [name, types[index]]), ...variables]
    const texts = [...block.matchAll(/^(?: return query)?\s*((?:select|with|insert|update|delete)\b.*?);/gms)]
    const statements = texts.map(([, text = '']) =>
      values.reduce(
        (rest, [name = '', type]) =>
          rest.replace(new RegExp(`\\binto ${name}\\b`), '').replaceAll(name, `(null::${type})`),
        text,
      ),
    )
    return { name, statements }
  })
  expect(found.map(({ name, statements }) => [name, statements.length])).toEqual([
    ['insert_measurements', 4],
    ['insert_submissions', 1],
  ])
  return found.flatMap(({ statements }) => statements.map((text): [string, unknown[]] => [text, []]))
}

/** Makes calls of every kind, and opens every page that reads the database. */
async function useEverything(address: string): Promise<void> {
  const expectOk = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer
    if (response.status >= 400)
      throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
    return response
  }
  const visitor = visit(address)
  const get = (who: Visitor, path: string, query = {}) => expectOk(who.fetch('GET', path, { query }))
  await expectOk(visitor.submit('api-anything', { mark: 'a' }))
  await expectOk(visitor.submit('api-newsletter', { email: 'ann@example.com' }))
  const body = new FormData()
  body.append('formId', 'api-files')
  body.append('plans', new File(['%PDF-1.7'], 'plan.pdf'))
  await expectOk(visitor.fetch('POST', '/api/form/SaveFormSubmission', { body }))

  const form = { email: 'customer@example.com', password: 'eight or more' }
  await expectOk(visitor.fetch('POST', '/account/create', { form }))
  await expectOk(visitor.fetch('POST', '/account/login', { form }))
  await get(visitor, '/account')

  const add = { itemId: 'glazes', quantity: 1 }
  await expectOk(visitor.call('POST', CART_ENTRIES_PATH, { json: add }))
  await expectOk(visitor.call('PUT', CART_NOTE_PATH, { json: { note: 'Thanks' } }))
  const { country, region, postalCode } = KENDAL
  const place = { country, region, postalCode }
  const cart = await (await expectOk(visitor.call('PUT', CART_LOCATION_PATH, { json: place }))).json()
  await get(visitor, CART_PATH)
  const buying = { email: form.email, name: 'Ann Ash', address: KENDAL, card: TEST_CARDS.pays }
  const { grandTotalCents, giftCardCents } = cart
  const json = { ...buying, grandTotalCents, giftCardCents }
  const { id } = await (await expectOk(visitor.call('POST', ORDERS_PATH, { json }))).json()
  const review = { orderId: id, itemId: 'glazes', stars: 4 }
  await expectOk(visitor.call('POST', REVIEWS_PATH, { json: review }))

  for (const path of [
    '/shop',
    '/shop/p/forty-glazes',
    '/cart',
    `/order/${id}`,
    PRODUCTS_PATH,
    reviewsPath('glazes'),
  ]) {
    await get(visitor, path)
  }
  await get(visitor, SEARCH_PATH, { q: 'bowl' })

  const owner = visit(address)
  await expectOk(owner.fetch('POST', '/config/login', { form: OWNER }))
  for (const name of [
    'submissions',
    'submissions?form=api-anything',
    'submissions?search=a',
    'submissions.csv',
    'submissions.json',
    'newsletter.csv',
    'analytics',
    'newsletter',
    'forms',
    'customers',
    'products',
    'orders',
    'carts',
    'consent',
    'events',
    'errors',
    'site',
  ]) {
    await get(owner, `/config/${name}`)
  }
}

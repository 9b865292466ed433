import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../../../demo/server/database/open-database'
import { exportData } from '../../../demo/server/transfer/export-data'
import { importData } from '../../../demo/server/transfer/import-data'
import { startPostgres } from '../../databases/postgres'
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

it.skipIf(!inject('isOurs'))(
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

it.skipIf(!inject('isOurs'))(
  'imports no row whose JSON would break a page, and changes nothing',
  async () => {
    const { db, close } = await openDatabase({ memory: true })
    const form = { id: 'api-anything', title: 'x', kind: 'form', fields: '[]' }
    const good = { ...form, needs_captcha: false, success_redirect: '' }
    const file = inFolder('made')
    await exportData(db, file)
    const [head = ''] = readFileSync(file, 'utf8').split('\n')
    const write = (name: string, ...lines: readonly string[]): string => {
      const text = [head, ...lines, ''].join('\n')
      const sha256 = createHash('sha256').update(text).digest('hex')
      writeFileSync(inFolder(name), `${text}${JSON.stringify({ counts: {}, sha256 })}\n`)
      return inFolder(name)
    }
    const row = (table: string, values: object) => `{"table":"${table}","row":${JSON.stringify(values)}}`
    const submission = { id: crypto.randomUUID(), form_id: 'api-anything', fields: '{}', details: '{}' }
    for (const [line, message] of [
      ['no row', /line 2: this is no row/],
      ['{"table":"forms","row":{no JSON}}', /line 2: the row of forms is not valid JSON/],
      ['{"table":"secrets","row":{}}', /line 2: unknown table: secrets/],
      [row('submissions', { ...submission, fields: 'no JSON' }), /line 2: submissions\.fields/],
      [row('submissions', { ...submission, fields: '[]' }), /line 2: submissions\.fields/],
      [row('submissions', { ...submission, details: 'null' }), /line 2: submissions\.details/],
      [row('submissions', { ...submission, details: 7 }), /line 2: submissions\.details/],
      [row('forms', { ...good, fields: '[{}]' }), /line 2: forms\.fields/],
      [row('carts', { coupons: '[1]', location: null }), /line 2: carts\.coupons/],
      [row('orders', { details: '"x"' }), /line 2: orders\.details/],
      [row('orders', { details: '{}' }), /line 2: orders\.details/],
      [row('orders', { details: '{"taxes":[],"coupons":{}}' }), /line 2: orders\.details/],
      [row('order_lines', { details: '{}' }), /line 2: order_lines\.details/],
      [row('order_lines', { details: '{"title":"Jar","optionValues":5}' }), /line 2: order_lines\.details/],
      [row('products', { details: '{"title":"Jar","text":"x"}' }), /line 2: products\.details/],
      [row('variants', { options: '[{}]' }), /line 2: variants\.options/],
      [row('settings', { name: 'x', value: '{' }), /line 2: settings\.value/],
    ] as const)
      await expect(importData(db, write('bad', line))).rejects.toThrow(message)
    expect((await db.selectFrom('submissions').select('id').execute()).length).toBe(0)
    await close()
  },
)

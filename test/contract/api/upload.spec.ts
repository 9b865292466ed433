import { describe, expect, inject, it } from 'vitest'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { UPLOAD_FILE_PATH } from '../../../src/calls/form-upload'
import { received, signIn, type Visitor, visit } from './visitor'

const canSignIn = inject('ownerPassword') !== ''
const PDF = Buffer.from('%PDF-1.7 a plan')
const OCTETS = { 'content-type': 'application/octet-stream' }
const UPLOAD_FAILED = 'File upload failed to complete'

const upload = (visitor: Visitor, name: string, bytes: Uint8Array = PDF, more: Record<string, string> = {}) =>
  visitor.call('POST', UPLOAD_FILE_PATH, {
    body: new Uint8Array(bytes),
    headers: OCTETS,
    query: { formId: 'api-files', fieldId: 'plans', name, ...more },
  })

const uploaded = async (visitor: Visitor, name: string, bytes?: Uint8Array) =>
  (await upload(visitor, name, bytes)).json()

describe('a file of a form', () => {
  it('is stored, and downloaded by the owner byte for byte under a safe name', async () => {
    const visitor = visit()
    const mark = crypto.randomUUID()
    const bytes = Buffer.concat([PDF, Buffer.from([0, 255, 13, 10, 0, 128])])
    const file = await uploaded(visitor, `../../"étude"\u202e\r\n${mark}.pdf`, bytes)
    const name = `étude${mark}.pdf`
    expect(file).toEqual({ id: expect.any(String), token: expect.any(String), name, size: bytes.length })
    const liar = { ...file, name: 'lie.exe', size: 1 }
    expect((await visitor.submit('api-files', { mark, plans: [liar] })).status).toBe(200)
    if (!canSignIn) return

    const owner = await signIn()
    expect(await received(owner, { search: mark })).toMatchObject([
      { values: { mark, plans: [{ id: file.id, name, size: bytes.length }] } },
    ])
    const page = await (await owner.fetch('GET', '/config/submissions', { query: { search: mark } })).text()
    expect(page).toContain(`href="/config/uploads/${file.id}" download>${name}</a>`)
    expect(page).not.toContain(file.token)
    const saved = await owner.fetch('GET', `/config/uploads/${file.id}`)
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="_tude${mark}.pdf"; filename*=UTF-8''%C3%A9tude${mark}.pdf`,
    )
    expect(saved.headers.get('content-type')).toBe('application/octet-stream')
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await visit().fetch('GET', `/config/uploads/${file.id}`)).status).toBe(401)
  })

  it.each([
    ['', PDF, 'Please enter a file name'],
    ['../..', PDF, 'Please enter a file name'],
    ['run.exe', PDF, 'The file run.exe does not appear to be a supported PDF or PNG file.'],
    ['page.pdf', Buffer.from('<html>'), 'The file page.pdf does not appear to be a supported file.'],
    ['plan.png', PDF, 'The file plan.png does not appear to be a supported file.'],
    ['none.pdf', Buffer.alloc(0), 'The file none.pdf does not appear to be a supported file.'],
  ])('named %j is rejected with a message [EDIT-01] [EDIT-02] [EDIT-08]', async (name, bytes, error) => {
    const response = await upload(visit(), name, bytes)
    expect([response.status, await response.json()]).toEqual([400, { error }])
  })

  it('that is too large is rejected [EDIT-02] [EDIT-08]', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(1_000_001)])
    const error = 'The file large.pdf is too large. The maximum allowed file size is 1 MB.'
    const response = await upload(visit(), 'large.pdf', large)
    expect([response.status, await response.json()]).toEqual([413, { error }])
  })

  it('is rejected for a form or a field without files, without a crumb, or as another type', async () => {
    const visitor = visit()
    expect((await upload(visitor, 'a.pdf', PDF, { formId: 'nobody-knows-it' })).status).toBe(404)
    expect((await upload(visitor, 'a.pdf', PDF, { fieldId: 'mark' })).status).toBe(400)
    const query = { formId: 'api-files', fieldId: 'plans', name: 'a.pdf', crumb: 'x' }
    const noCrumb = await visitor.fetch('POST', UPLOAD_FILE_PATH, { body: PDF, headers: OCTETS, query })
    expect(await noCrumb.json()).toMatchObject({ crumbFail: true })
    const asText = await visitor.call('POST', UPLOAD_FILE_PATH, { body: 'x', query })
    expect(asText.status).toBe(415)
  })

  it.each([
    ['with an unknown id', { id: crypto.randomUUID(), token: 'x' }],
    ['with a malformed id', { id: "' or 1=1 --", token: 'x' }],
    ['that was never uploaded', { name: 'a.pdf', size: 3 }],
  ])('%s is ignored in a submission', async (_, file) => {
    const response = await visit().submit('api-files', { plans: [file] })
    expect([response.status, await response.json()]).toEqual([400, { errors: { plans: UPLOAD_FAILED } }])
  })

  it('belongs to one submission, even if that is sent twice with or without the same key', async () => {
    const visitor = visit()
    const file = await uploaded(visitor, 'a.pdf')
    const other = { ...file, token: (await uploaded(visitor, 'b.pdf')).token }
    expect((await visitor.submit('api-files', { plans: [other] })).status).toBe(400)
    const json = { key: await visitor.key(), formId: 'api-files', form: JSON.stringify({ plans: [file] }) }
    for (const _ of [1, 2]) {
      expect((await visitor.call('POST', SAVE_SUBMISSION_PATH, { json })).status).toBe(200)
    }
    const again = await visitor.submit('api-files', { plans: [file] })
    expect([again.status, await again.json()]).toEqual([400, { error: UPLOAD_FAILED }])
  })

  it('counts towards the field’s maximum', async () => {
    const visitor = visit()
    const plans = [
      await uploaded(visitor, 'a.pdf'),
      await uploaded(visitor, 'b.pdf'),
      await uploaded(visitor, 'c.pdf'),
    ]
    const response = await visitor.submit('api-files', { plans })
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: { plans: 'Please choose 2 files at most.' } },
    ])
  })
})

describe('a form with files and without scripts', () => {
  const post = async (name: string, bytes: Buffer, mark = '') => {
    const body = new FormData()
    body.append('formId', 'api-files')
    body.append('mark', mark)
    if (name) body.append('plans', new File([new Uint8Array(bytes)], name))
    return visit().fetch('POST', SAVE_SUBMISSION_PATH, { body })
  }

  it('is saved with them', async () => {
    const mark = crypto.randomUUID()
    expect((await post('plan.pdf', PDF, mark)).status).toBe(200)
    if (!canSignIn) return
    const owner = await signIn()
    const [sent] = await received(owner, { search: mark })
    const plans = sent?.values['plans']
    expect(plans).toEqual([{ id: expect.any(String), name: 'plan.pdf', size: PDF.length }])
    const [{ id }] = plans as [{ id: string }]
    const saved = await owner.fetch('GET', `/config/uploads/${id}`)
    expect(Buffer.from(await saved.arrayBuffer()).equals(PDF)).toBe(true)
  })

  it('shows their errors', async () => {
    const response = await post('run.exe', PDF)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(
      '<li>Plans: The file run.exe does not appear to be a supported PDF or PNG file.</li>',
    )
  })

  it('reports that the browser sent only their names', async () => {
    const form = { formId: 'api-files', mark: 'x', plans: 'plan.pdf' }
    const response = await visit().fetch('POST', SAVE_SUBMISSION_PATH, { form })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`<li>Plans: ${UPLOAD_FAILED}</li>`)
  })
})

it('counts the files of forms without scripts towards the limit of their address', async () => {
  const visitor = visit()
  const statuses: number[] = []
  for (let post = 0; post < 4; post++) {
    const body = new FormData()
    body.append('formId', 'api-anything')
    for (let count = 0; count < 20; count++) body.append(`f${count}`, new File([PDF], 'a.pdf'))
    statuses.push((await visitor.fetch('POST', SAVE_SUBMISSION_PATH, { body })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await upload(visitor, 'a.pdf')).status).toBe(429)
})

import { expect, inject, it } from 'vitest'
import { UPLOAD_FILE_PATH } from '../../../src/calls/form-upload'
import { signIn, visit } from './visitor'

const PAGE = '<!doctype html><script>alert(1)</script>'

/** Files that are two things at once: what their name says, and a page or a script. */
const POLYGLOTS: readonly (readonly [name: string, start: string])[] = [
  ['plan.pdf', '%PDF-1.7\n'],
  ['page.html.pdf', '%PDF-1.7\n'],
  ['page.html\0.pdf', '%PDF-1.7\n'],
  ['image.png', '\x89PNG\r\n\x1a\n'],
  ['image.svg.png', '\x89PNG\r\n\x1a\n'],
]

const send = (name: string, start: string): Promise<Response> =>
  visit().call('POST', UPLOAD_FILE_PATH, {
    body: new Uint8Array(Buffer.from(start + PAGE, 'latin1')),
    headers: { 'content-type': 'application/octet-stream' },
    query: { formId: 'api-files', fieldId: 'plans', name },
  })

it.each(['page.html', 'page.svg', 'page.pdf.html', 'page.pdf/page.html', '.htaccess', 'page.xhtml'])(
  'rejects a page named %j, whatever it begins with',
  async name => {
    expect((await send(name, '%PDF-1.7\n')).status).toBe(400)
  },
)

it.skipIf(inject('ownerPassword') === '').each(POLYGLOTS)(
  'only ever offers %j for download, as a file without a type',
  async (name, start) => {
    const visitor = visit()
    const answer = await send(name, start)
    expect(answer.status).toBe(200)
    const file = await answer.json()
    expect(file.name).toMatch(/\.(pdf|png)$/)
    expect((await visitor.submit('api-files', { plans: [file] })).status).toBe(200)
    const owner = await signIn()
    const { headers } = await owner.fetch('GET', `/config/uploads/${file.id}`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"<>]+\.(pdf|png)"/),
      'x-content-type-options': 'nosniff',
    })
  },
)

import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { create } from '../../../demo/server/modules/s3'
import { dataFolder } from '../../databases/prepared'
import { type Backend, OWNER, startBackend, stopBackend, temporaryFolder } from './backend'
import { received, visit } from './visitor'

const PDF = Buffer.from('%PDF-1.7 a plan \0\xff', 'latin1')

describe.skipIf(!inject('isOurs'))('an S3-compatible store', () => {
  const objects = temporaryFolder()
  const folder = dataFolder()
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: objects.path,
    configureBuckets: [{ name: 'uploads' }],
  })
  let backend: Backend
  let settings: Record<string, string>

  beforeAll(async () => {
    const { port } = await store.run()
    settings = {
      ASHLAR_FILES: `s3://uploads/forms?endpoint=http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }
    backend = await startBackend({ ASHLAR_DATA: folder.path, ...settings })
  }, 240_000)

  afterAll(async () => {
    await stopBackend(backend, 'SIGTERM')
    await store.close()
    folder.remove()
    objects.remove()
  })

  it('keeps the files of forms, and gives them to the owner at addresses that expire', async () => {
    const mark = crypto.randomUUID()
    const body = new FormData()
    body.append('formId', 'api-files')
    body.append('mark', mark)
    body.append('plans', new File([new Uint8Array(PDF)], 'étude.pdf'))
    const visitor = visit(backend.address)
    expect((await visitor.fetch('POST', '/api/form/SaveFormSubmission', { body })).status).toBe(200)

    const owner = visit(backend.address)
    await owner.fetch('POST', '/config/login', { form: OWNER })
    const [sent] = await received(owner, { search: mark })
    const [plan] = (sent?.values['plans'] ?? []) as { id: string }[]
    const id = plan?.id ?? ''
    const answer = await owner.fetch('GET', `/config/uploads/${id}`)
    expect(answer.status).toBe(302)
    const address = new URL(answer.headers.get('location') ?? '')
    expect(address.pathname).toBe(`/uploads/forms/${id}`)
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300')
    const file = await fetch(address)
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true)
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%A9tude.pdf")
    address.searchParams.set('X-Amz-Signature', '0'.repeat(64))
    expect((await fetch(address)).status).toBe(403)
  })

  it('loses only the files that are removed', async () => {
    for (const [name, value] of Object.entries(settings)) process.env[name] = value
    const { files, stop } = (await create(settings)) ?? {}
    await files?.put('kept', 'a.pdf', PDF)
    await files?.put('gone', 'a.pdf', PDF)
    await files?.remove(['gone'])
    const statusOf = async (id: string) => (await fetch((await files?.addressOf(id)) ?? '')).status
    expect([await statusOf('kept'), await statusOf('gone')]).toEqual([200, 404])
    await stop?.()
  })
})

it.each(['uploads', 'https://uploads/', 's3:uploads'])('rejects the setting ASHLAR_FILES=%s', async place => {
  await expect(create({ ASHLAR_FILES: place })).rejects.toThrow(/must be like s3:/)
})

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dataFolder } from '../../databases/prepared'
import { type Backend, startBackend, stopBackend } from './backend'
import { visit } from './visitor'

describe.skipIf(!inject('isOurs'))('a server that sends mails', () => {
  const folder = dataFolder()
  const mails: { readonly to: string; readonly text: string }[] = []
  let backend: Backend

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, callback) {
      if (address.startsWith('refused')) callback(new Error(`No such user: ${address}`))
      else callback()
    },
    onData(stream, session, callback) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        // Quoted-printable breaks long lines.
        mails.push({ to, text: text.replaceAll('=\r\n', '').replaceAll('=3D', '=') })
        callback()
      })
    },
  })

  beforeAll(async () => {
    await new Promise<void>(done => smtp.listen(0, '127.0.0.1', done))
    backend = await startBackend({
      ASHLAR_DATA: folder.path,
      ASHLAR_SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      ASHLAR_MAIL_TO: 'owner@example.com',
    })
  }, 240_000)

  afterAll(async () => {
    await stopBackend(backend, 'SIGTERM')
    await new Promise<void>(done => smtp.close(done))
    folder.remove()
  })

  const create = async (form: { readonly email: string; readonly password?: string }) => {
    const answer = await visit(backend.address).fetch('POST', '/account/create', { form })
    return { status: answer.status, page: (await answer.text()).replaceAll(form.email, '…') }
  }

  const mailsTo = (address: string): string[] =>
    mails.filter(({ to }) => to === address).map(({ text }) => text)

  const post = (form: Readonly<Record<string, string>>): Promise<Response> =>
    visit(backend.address).fetch('POST', '/account/confirm', { form })

  it('creates an account from a mailed link, and answers the same for addresses that have one', async () => {
    const email = `new-${crypto.randomUUID()}@example.com`
    const form = { email, password: 'eight or more' }
    const first = await create({ email })
    expect(first.status).toBe(200)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const token = /\/account\/confirm\?token=([\w.-]+)/.exec(mailsTo(email)[0] ?? '')?.[1] ?? ''
    expect((await visit(backend.address).fetch('POST', '/account/login', { form })).status).toBe(401)

    const page = await visit(backend.address).fetch('GET', `/account/confirm?token=${token}`)
    expect(await page.text()).toContain(`value="${email}"`)
    const { password } = form
    expect((await post({ token: `${token}x`, password })).status).toBe(400)
    const short = await post({ token, password: 'short' })
    expect(await short.text()).toContain('A password must have at least 8 characters.')
    const long = await post({ token, password: 'x'.repeat(1001) })
    expect(await long.text()).toContain('A password must not exceed 1000 characters.')
    expect((await post({ token, password })).headers.get('location')).toBe('/account')
    expect((await post({ token, password: 'another one' })).status).toBe(409)
    expect((await visit(backend.address).fetch('POST', '/account/login', { form })).status).toBe(303)

    expect(await create({ email })).toEqual(first)
    await expect.poll(() => mailsTo(email)).toHaveLength(2)
    expect(mailsTo(email)[1]).toMatch(/You already have an account/)
    expect(mailsTo(email)[1]).not.toContain('token=')
  })

  it('asks for the password behind the link only, so that the link holds none', async () => {
    const email = `link-${crypto.randomUUID()}@example.com`
    expect(await (await visit(backend.address).fetch('GET', '/account')).text()).not.toContain('new-password')
    await create({ email, password: 'chosen by a stranger' })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [, token = '', body = ''] = /token=(([\w-]+)\.[\w-]+)/.exec(mailsTo(email)[0] ?? '') ?? []
    const held: object = JSON.parse(Buffer.from(body, 'base64url').toString())
    expect(held).toEqual({ email, until: expect.any(Number) })
    await post({ token, password: 'chosen by the owner of the mailbox' })
    const stranger = { email, password: 'chosen by a stranger' }
    const login = await visit(backend.address).fetch('POST', '/account/login', { form: stranger })
    expect(login.status).toBe(401)
  })

  it('logs a mail that was refused without its recipient', async () => {
    const email = `refused-${crypto.randomUUID()}@example.com`
    expect((await create({ email })).status).toBe(200)
    await expect.poll(() => backend.said()).toContain('No such user: …')
    expect(backend.said()).not.toContain(email)
  })

  it('sends an address five mails at most a day', async () => {
    const form = { email: `many-${crypto.randomUUID()}@example.com` }
    for (let attempt = 0; attempt < 7; attempt++) expect((await create(form)).status).toBe(200)
    const last = { email: `last-${crypto.randomUUID()}@example.com` }
    await create(last)
    await expect.poll(() => mailsTo(last.email)).toHaveLength(1)
    expect(mailsTo(form.email)).toHaveLength(5)
  })
})

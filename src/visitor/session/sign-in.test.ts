// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type Reply, start } from '../../calls/client/send-call.fixture'
import { signIn } from './sign-in'

const ADA = { email: 'ada@tarn.example', password: 'secret', rememberMe: false }

function session(...replies: Reply[]) {
  const kept: (string | undefined)[] = []
  const { layer, sent } = start(replies)
  return { sent, kept, signIn: () => signIn(ADA, layer, { store: token => void kept.push(token) }) }
}

describe('signing in', () => {
  it('posts email, password and rememberMe, and stores the token [SES-01]', async () => {
    const { sent, kept, signIn } = session({ body: { xsrfToken: 't1' } })
    expect(await signIn()).toEqual({ ok: true, value: undefined })
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      [
        'POST',
        'https://site.example/api/site-users/account/session?crumb=c1',
        '{"email":"ada@tarn.example","password":"secret","rememberMe":false}',
      ],
    ])
    expect(kept).toEqual(['t1'])
  })

  it.each<[string, Reply, string]>([
    ['refused', { status: 401, body: { error: 'No.' } }, 'application'],
    ['without a token', { body: {} }, 'answer-invalid'],
    ['empty', { status: 204 }, 'answer-invalid'],
    ['never given', 'offline', 'connect'],
  ])('stores nothing of an answer that is %s [SES-01]', async (_, reply, code) => {
    const { kept, signIn } = session(reply)
    expect(await signIn()).toMatchObject({ ok: false, error: { code } })
    expect(kept).toEqual([])
  })
})

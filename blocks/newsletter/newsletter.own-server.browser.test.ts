import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import './newsletter'

const FORM =
  '<form method="post" action="/letters/"><input name="email" type="email"><button>Go</button></form>'

describe('a sign-up that names no form of ours', () => {
  it('keeps its server', async () => {
    const { fetch } = window
    let posted: readonly unknown[] = []
    window.fetch = async (url, init) => {
      posted = [new URL(`${url}`).pathname, `${init?.body}`]
      return new Response('{"message":"Welcome."}', { headers: { 'Content-Type': 'application/json' } })
    }
    try {
      const block = await mount('newsletter', {}, FORM)
      const input = await until(() => block.querySelector('input'))
      input.value = 'ada@example.com'
      block.querySelector('button')?.click()
      const message = await until(() => block.querySelector('.form__sent'))
      expect(message.textContent).to.equal('Welcome.')
      expect(posted).to.deep.equal(['/letters/', 'email=ada%40example.com'])
    } finally {
      window.fetch = fetch
    }
  })
})

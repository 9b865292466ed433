import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { mount, until } from '../../test/mount'
import './form'
import { alive, CONTACT, control, fill, notices, press, submissions, withServer } from './form.fixture'

const MISSING = 'This form cannot be sent: the site has no server for it. Your entries have not been sent.'

/** The notices besides those that point to the others. */
const said = (block: Element): string[] => notices(block).filter(text => !text.startsWith('Your form has'))

/** Fills in and sends the contact form of a page with that context. */
async function send(context: object): Promise<HTMLElement> {
  $site.set({ ...context })
  const block = await mount('form', CONTACT)
  await alive(block)
  fill(block)
  press(block)
  return block
}

afterEach(() => $site.set({}))

describe('a form on a static host', () => {
  for (const status of [404, 405, 501]) {
    it(`says that it cannot be sent if the host answers ${status}`, async () => {
      const sent = await withServer(
        async () => {
          const block = await send({})
          await until(() => notices(block).length)
          expect(said(block)).to.deep.equal([MISSING])
          expect(control(block, 'message').value).to.equal('Hello')
        },
        { key: Promise.resolve(new Response('<h1>No such page</h1>', { status })) },
      )
      expect(submissions(sent)).to.have.length(1)
    })
  }

  it('says so if the host refuses what it does not have', async () => {
    await withServer(
      async () => {
        const block = await send({})
        await until(() => notices(block).length)
        expect(said(block)).to.deep.equal([MISSING])
      },
      { key: Promise.resolve(new Response('<Error>AccessDenied</Error>', { status: 403 })) },
    )
  })

  it("says so if a saved page still names the builder's server, which does not answer", async () => {
    const blocked = Promise.reject(new TypeError('blocked'))
    // It is asked for later.
    blocked.catch(() => {})
    await withServer(
      async () => {
        const block = await send({ adopt: 'legacy' })
        await until(() => notices(block).length)
        expect(said(block)).to.deep.equal([MISSING])
      },
      { key: blocked },
    )
  })

  it('names the address of the site', async () => {
    await withServer(
      async () => {
        const block = await send({ websiteSettings: { contactEmail: 'kiln@example.com' } })
        await until(() => notices(block).length)
        expect(said(block)).to.deep.equal([MISSING, 'Please write to kiln@example.com instead.'])
      },
      { key: Promise.resolve(new Response('<!doctype html>')) },
    )
  })

  it('is sent to the address in the context, each field under its title', async () => {
    const { fetch } = window
    const posts: [string, Record<string, unknown>][] = []
    window.fetch = async (input, init) => {
      if (init?.method !== 'POST') return fetch(input, init)
      posts.push([new URL(`${input}`).pathname, Object.fromEntries(init.body as URLSearchParams)])
      return Response.json({ ok: true })
    }
    try {
      const block = await send({ forms: { action: '/f/123' } })
      await until(() => block.querySelector('.form__sent'))
    } finally {
      window.fetch = fetch
    }
    expect(posts).to.deep.equal([
      ['/f/123', { Name: 'Ada Byron', email: 'ada@example.com', Message: 'Hello' }],
    ])
  })

  it('opens the e-mail program with what was typed', async () => {
    let href = ''
    const listen = (event: MouseEvent): void => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      href = event.target.href
    }
    document.addEventListener('click', listen)
    const block = await send({ forms: { action: 'mailto:kiln@example.com?subject=Hi' } })
    await until(() => href)
    document.removeEventListener('click', listen)
    expect(decodeURIComponent(href)).to.equal(
      'mailto:kiln@example.com?subject=Hi&body=Name: Ada Byron\r\nemail: ada@example.com\r\nMessage: Hello',
    )
    await until(() => notices(block).length)
    expect(control(block, 'message').value).to.equal('Hello')
  })
})

import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './rss-list'

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Journal</title>
  <item><title>Ash &amp;amp; oak</title><link>/journal/ash</link><pubDate>Sat, 05 Dec 2026 10:00:00 GMT</pubDate>
    <description><![CDATA[<p>From <b>the wood</b>.<img src="/spy.png" onerror="alert(1)"><script>alert(1)</script></p>]]></description></item>
  <item><title>Kiln</title><link>/journal/kiln</link></item>
  <item><title>Unsafe</title><link>javascript:alert(1)</link></item>
  <item><title>Third</title><link>/journal/third</link></item></channel></rss>`
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Journal</title><entry><title>Glaze</title>
  <link rel="replies" href="/comments"/><link href="/journal/glaze"/><published>2026-12-01T09:00:00Z</published>
  <summary type="html">&lt;p&gt;Blue.&lt;/p&gt;</summary></entry></feed>`
const SERVED =
  '<ul><li><a href="/journal/old">Old</a></li></ul><a href="/feed.xml" type="application/rss+xml">Feed</a>'

const linksIn = (block: HTMLElement): (string | null)[][] =>
  [...block.querySelectorAll('li a')].map(link => [link.textContent, link.getAttribute('href')])
const at = (path: string): string => new URL(path, location.href).href

describe('<ashlar-rss-list>', () => {
  const { fetch } = window
  let asked: string[] = []
  /** Answers every request with this text, or fails without one. */
  const answer = (text?: string): void => {
    asked = []
    window.fetch = async input => {
      asked.push(`${input}`)
      return text === undefined ? Response.error() : new Response(text)
    }
  }
  afterEach(() => {
    window.fetch = fetch
  })

  it('shows the entries of an RSS feed as text, and is accessible', async () => {
    answer(RSS)
    const block = await mount('rss-list', { url: '/feed.xml', size: 2 }, '', host => {
      host.lang = 'en-GB'
    })
    await until(() => block.querySelector('li'))
    expect(linksIn(block)).to.deep.equal([
      ['Ash & oak', at('/journal/ash')],
      ['Kiln', at('/journal/kiln')],
    ])
    expect(block.querySelector('time')?.textContent).to.equal('5 Dec 2026')
    expect(block.querySelector('p')?.textContent).to.contain('From the wood.')
    expect(block.querySelector('img, script, b')).to.equal(null)
    expect(block.querySelector('ul')?.getAttribute('aria-label')).to.equal('News')
    expect(await violations(block)).to.deep.equal([])
  })

  it('isolates titles and excerpts, which may have another direction than the page', async () => {
    answer(RSS)
    const block = await mount('rss-list', { url: '/feed.xml' })
    await until(() => block.querySelector('li'))
    expect(block.querySelector('a > bdi')?.textContent).to.equal('Ash & oak')
    expect(block.querySelector('p > bdi')?.textContent).to.contain('From the wood.')
  })

  it('shows lines in place of the entries until the feed has loaded, even if it is empty', async () => {
    let release = (_: Response): void => {}
    window.fetch = () => new Promise(done => (release = done))
    const block = await mount('rss-list', { url: '/feed.xml' })
    const waiting = await until(() => block.querySelector('.rss-list__waiting'))
    expect(getComputedStyle(waiting).backgroundImage).to.contain('gradient')
    release(new Response('<rss version="2.0"><channel><title>Journal</title></channel></rss>'))
    await until(() => !block.querySelector('.rss-list__waiting'))
  })

  it('shows an Atom feed, without dates and excerpts if they are off', async () => {
    answer(ATOM)
    const block = await mount('rss-list', { url: '/atom.xml', showDate: false, showExcerpt: false })
    await until(() => block.querySelector('li'))
    expect(linksIn(block)).to.deep.equal([['Glaze', at('/journal/glaze')]])
    expect(block.querySelector('time, p')).to.equal(null)
  })

  it('reads the feed’s URL from the server’s link, and replaces the server’s list by newer entries', async () => {
    answer(RSS)
    const block = await mount('rss-list', {}, SERVED)
    await until(() => block.textContent?.includes('Kiln'))
    expect(asked).to.deep.equal([at('/feed.xml')])
    expect(block.textContent).to.not.contain('Old')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(SERVED)
  })

  it('keeps the server’s list if the feed has the same entries', async () => {
    answer(ATOM)
    const html = '<ul><li><a href="/journal/glaze">Glaze, blue</a></li></ul>'
    let changes = 0
    const block = await mount('rss-list', { url: '/atom.xml' }, html, host => {
      host.addEventListener('ashlar:change', () => changes++)
    })
    await until(() => changes)
    await settle()
    expect(block.textContent).to.equal('Glaze, blue')
  })

  for (const [what, url, text] of [
    ['cannot be loaded', '/feed.xml', undefined],
    ['is not a feed', '/feed.xml', '<!doctype html><p>Not found'],
    ['is on another host', 'https://elsewhere.example/feed.xml', RSS],
  ] as const) {
    it(`keeps the server’s list when the feed ${what}`, async () => {
      answer(text)
      const errors = await errorsDuring(async () => {
        const block = await mount('rss-list', { url }, SERVED)
        await settle()
        expect(block.textContent).to.equal('OldFeed')
      })
      expect(errors).to.deep.equal(['feed-failed'])
      expect(asked.filter(url => url.includes('elsewhere'))).to.deep.equal([])
    })
  }

  it('shows an error if there is no server-rendered list, and tries again [ERR-15] [ERR-16]', async () => {
    answer()
    let block: HTMLElement | undefined
    await errorsDuring(async () => {
      block = await mount('rss-list', { url: '/feed.xml' })
      await until(() => block?.querySelector('button'))
    })
    expect(block?.querySelector('[role=status]')?.textContent).to.equal(
      'Unable to load. Try again. Try again',
    )
    answer(RSS)
    block?.querySelector('button')?.click()
    await until(() => block?.querySelector('li'))
  })

  it('keeps the server’s HTML when the data has the wrong type', async () => {
    const errors = await errorsDuring(async () => {
      expect((await mount('rss-list', '{"size":0}', SERVED)).innerHTML).to.equal(SERVED)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })
})

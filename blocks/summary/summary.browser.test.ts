import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './summary'

const PICTURE = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E`
const ITEMS = [
  {
    title: 'Where the <b>clay</b> comes from',
    fullUrl: '/journal/clay',
    excerpt: 'Eleven miles away.',
    publishOn: Date.UTC(2026, 9, 3, 12),
  },
  {
    title: 'A bench',
    fullUrl: 'javascript:alert(1)',
    assetUrl: 'https://images.invalid/bench.jpg',
    publishOn: 'soon',
  },
]
const SERVED = `<ul class="summary-item-list"><li class="summary-item">
  <a class="summary-thumbnail-container" href="/clay" tabindex="-1" aria-hidden="true"><img src="${PICTURE}" alt=""></a>
  <div class="summary-content"><p class="summary-title"><a href="/clay">Clay</a></p></div>
</li></ul>`

const inEnglish = (host: HTMLElement): void => {
  host.lang = 'en-GB'
}

describe('<ashlar-summary>', () => {
  it('lists the items of its JSON as text, with safe links and formatted dates, and is accessible', async () => {
    const block = await mount('summary', { items: ITEMS, headerText: 'Journal' }, '', inEnglish)
    await until(() => block.querySelector('li'))
    const [clay, bench] = block.querySelectorAll('li')
    expect(clay?.textContent).to.equal('Where the <b>clay</b> comes fromEleven miles away.3 October 2026')
    expect(clay?.querySelector('a')?.getAttribute('href')).to.equal('/journal/clay')
    expect(bench?.querySelector('[href]') === null).to.equal(true)
    expect(bench?.textContent).to.equal('A bench')
    expect(block.querySelector('.summary-heading')?.textContent).to.equal('Journal')
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows items that the style sheet of an exported site hides until they are positioned', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = '.summary-item:not(.positioned) { visibility: hidden; opacity: 0 }'
    document.head.append(sheet)
    const block = await mount('summary', {}, SERVED)
    const item = block.querySelector('.summary-item') as Element
    const { visibility, opacity } = getComputedStyle(item)
    expect([visibility, opacity]).to.deep.equal(['visible', '1'])
    block.remove()
    await until(() => block.innerHTML === SERVED)
    sheet.remove()
  })

  it('shows exactly the fields that its settings enable', async () => {
    const items = [{ ...ITEMS[0], assetUrl: 'https://images.invalid/clay.jpg' }]
    const block = await mount('summary', {
      items,
      showTitle: false,
      showExcerpt: false,
      primaryMetadata: 'none',
    })
    expect(block.textContent).to.equal('')
    // The only link is named by its picture.
    expect(block.querySelector('a:not([aria-hidden]) img')?.getAttribute('alt')).to.equal(ITEMS[0]?.title)
    const more = await mount('summary', {
      items: [...items, ...items],
      pageSize: 1,
      showThumbnail: false,
      showReadMoreLink: true,
    })
    expect(more.querySelectorAll('li')).to.have.length(1)
    expect(more.querySelector('img') === null).to.equal(true)
    expect(more.querySelector('.summary-read-more a')?.getAttribute('aria-label')).to.equal(
      `Read more: ${ITEMS[0]?.title}`,
    )
  })

  it('has columns of the given width, or is a list with pictures at the side', async () => {
    const items = Array.from({ length: 6 }, () => ({
      ...ITEMS[0],
      assetUrl: 'https://images.invalid/clay.jpg',
    }))
    const tops = (block: Element): number =>
      new Set([...block.querySelectorAll('li')].map(item => item.getBoundingClientRect().top)).size
    const wide = (host: HTMLElement): void => {
      host.style.inlineSize = '620px'
    }
    expect(tops(await mount('summary', { items, columnWidth: 200, gutter: 10 }, '', wide))).to.equal(2)
    expect(tops(await mount('summary', { items, columnWidth: 300, gutter: 10 }, '', wide))).to.equal(3)
    const list = await mount('summary', { items, design: 'list', listImageSize: 25 }, '', wide)
    expect(tops(list)).to.equal(6)
    expect(list.querySelector('li > a')?.getBoundingClientRect().width).to.be.closeTo(155, 1)
  })

  it('keeps the server’s items, requests nothing, and restores the HTML', async () => {
    const { fetch } = window
    let calls = 0
    window.fetch = async (...call) => {
      calls++
      return fetch(...call)
    }
    let link: Element | null = null
    const block = await mount('summary', { collectionId: 'journal', design: 'list' }, SERVED, host => {
      link = host.querySelector('.summary-title a')
    })
    await settle()
    window.fetch = fetch
    expect([calls, block.dataset['design']]).to.deep.equal([0, 'list'])
    expect(block.querySelector('.summary-title a') === link).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    block.remove()
    await settle()
    expect([block.innerHTML, block.dataset['design']]).to.deep.equal([SERVED, undefined])
  })

  it('requests the items of its collection if the page contains none [WID-02]', async () => {
    const { fetch } = window
    const sent: Record<string, unknown>[] = []
    window.fetch = async (_, init) => {
      sent.push(JSON.parse(new URLSearchParams(String(init?.body)).get('widgetJSON') ?? ''))
      return Response.json({ html: SERVED })
    }
    const block = await mount('summary', { collectionId: 'journal', blockId: 'b1', pageSize: 3 })
    await until(() => block.querySelector('.summary-item'))
    window.fetch = fetch
    expect(sent).to.have.length(1)
    expect(sent[0]).to.include({ type: 'summary', id: 'b1', collectionId: 'journal' })
    expect(sent[0]?.['value']).to.include({ pageSize: 3 })
  })

  for (const json of ['{oops', '{"items":"all"}', '{"design":"wall"}']) {
    it(`keeps the server’s items if its data is ${json}`, async () => {
      const codes = await errorsDuring(async () => {
        const block = await mount('summary', json, SERVED)
        expect(block.innerHTML).to.equal(SERVED)
      })
      expect(codes).to.have.length(1)
    })
  }

  it('keeps the summaries of real pages unchanged (skipped without the corpus)', async function () {
    const found = await fragments('summary')
    if (found.length === 0) this.skip()
    for (const fragment of found) {
      const carrier = readFragment(fragment).querySelector<HTMLElement>('[data-block-json]')
      const content = carrier?.querySelector('.sqs-block-content')?.innerHTML
      const errors = await errorsDuring(async () => {
        const block = await mount('summary', carrier?.dataset['blockJson'] ?? '{oops', content)
        expect(block.querySelectorAll('.summary-item').length).to.be.greaterThan(0)
        block.remove()
        await settle()
        expect(block.innerHTML).to.equal(content)
      })
      expect(errors).to.deep.equal([])
    }
  })
})

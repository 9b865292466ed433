import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './search'
import './search.extra'
import { answerOf, ask, enter, fieldOf, options, said, typeInto, withSearch } from './search.fixture'

const FORM = `<form action="/find" role="search"><label for="words">Look for</label>
  <input type="search" id="words" name="words" value="old"><button>Go</button></form>`

/** The markup of an exported search field. */
const EXPORTED = `<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block"
  data-preview="true" data-collection="c-1"><div class="spinner-wrapper"></div>
  <input class="search-input" type="text" value="" placeholder="Search"></div>`

describe('<ashlar-search>', () => {
  it('renders a form that submits to the results page, and is accessible [WID-24]', async () => {
    const block = await mount('search', { collectionId: 'shop', placeholder: 'Pots' })
    const form = block.querySelector('form')
    expect(form?.getAttribute('action')).to.equal('/search')
    typeInto(fieldOf(block), 'bowl')
    expect([...new FormData(form as HTMLFormElement)]).to.deep.equal([
      ['q', 'bowl'],
      ['collectionId', 'shop'],
    ])
    expect(fieldOf(block).ariaLabel).to.equal('Search')
    expect(await violations(block)).to.deep.equal([])
  })

  it('uses the server’s form as it is, and restores it', async () => {
    let served: Element | null = null
    const block = await mount('search', {}, FORM, host => {
      served = host.querySelector('input')
    })
    const field = await enter(block)
    expect([field === served, field.form?.getAttribute('action'), field.ariaLabel]).to.deep.equal([
      true,
      '/find',
      null,
    ])
    const box = block.parentElement
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(FORM)
    box?.append(block)
  })

  it('upgrades the field of an exported page', async () => {
    await withSearch(async asked => {
      const block = await mount('search', {}, EXPORTED)
      const field = await enter(block)
      expect([field.name, field.ariaLabel, field.form?.getAttribute('action')]).to.deep.equal([
        'q',
        'Search',
        '/search',
      ])
      expect((await ask(asked, field, 'bowl')).params.get('collectionId')).to.equal('c-1')
    })
  })

  it('lists and counts the results as text, with highlighted matches, and is accessible', async () => {
    await withSearch(async asked => {
      const block = await mount('search', { size: 2 }, '', host => {
        host.lang = 'en'
      })
      const fired: unknown[] = []
      block.addEventListener('ashlar:search', event => fired.push((event as CustomEvent).detail))
      const field = await enter(block)
      const call = await ask(asked, field, 'img')
      expect(field.ariaExpanded).to.equal('false')
      call.answer(answerOf(['<img src=x onerror=alert(1)>', 'Other', 'Third'], 12))
      await until(() => options(block).length)
      expect(options(block).map(({ textContent }) => textContent)).to.deep.equal([
        '<img src=x onerror=alert(1)>About <img src=x onerror=alert(1)>Shop',
        'OtherAbout OtherShop',
        'See all 12 results',
      ])
      expect(block.querySelector('[role="option"] img') === null).to.equal(true)
      expect(block.querySelector('mark')?.textContent).to.equal('img')
      expect(options(block)[2]?.getAttribute('href')).to.match(/\/search\?q=img$/)
      const list = block.querySelector('[role="listbox"]')
      expect([field.ariaExpanded, field.getAttribute('aria-controls')]).to.deep.equal(['true', list?.id])
      expect([said(block), fired]).to.deep.equal(['12 results', [{ query: 'img', totalCount: 12 }]])
      expect(await violations(block)).to.deep.equal([])
    })
  })

  it('debounces its requests, cancels outdated ones, and caches answers', async () => {
    await withSearch(async asked => {
      const block = await mount('search', {})
      const field = await enter(block)
      for (const text of ['b', 'bo', 'bow']) typeInto(field, text)
      const older = await ask(asked, field, 'bowl')
      expect(asked.map(({ query }) => query)).to.deep.equal(['bowl'])
      const newer = await ask(asked, field, 'bowls')
      expect(older.signal.aborted).to.equal(true)
      older.answer(answerOf(['Old']))
      newer.answer(answerOf(['New']))
      await until(() => options(block).length)
      expect(options(block)[0]?.textContent).to.contain('New')
      const again = await ask(asked, field, 'cup')
      typeInto(field, 'bowls')
      await until(() => again.signal.aborted && said(block) === '1 result')
      expect(asked.map(({ query }) => query)).to.deep.equal(['bowl', 'bowls', 'cup'])
    })
  })

  it('shows that nothing was found or the search failed, and tries again [ERR-14] [ERR-15] [ERR-16]', async () => {
    await withSearch(async asked => {
      const block = await mount('search', {})
      const field = await enter(block)
      const none = await ask(asked, field, 'zzz')
      none.answer(answerOf([]))
      await until(() => said(block) === 'Nothing found for “zzz”')
      expect([field.ariaExpanded, options(block)]).to.deep.equal(['false', []])
      const lost = await ask(asked, field, 'bowl')
      const codes = await errorsDuring(async () => {
        lost.answer({}, 500)
        await until(() => said(block) === 'Unable to load results')
      })
      expect(codes).to.deep.equal(['search-failed'])
      expect(await violations(block)).to.deep.equal([])
      const tryAgain = (): void =>
        [...block.querySelectorAll('button')].find(button => button.textContent === 'Try again')?.click()
      tryAgain()
      const second = await until(() => asked[2])
      await errorsDuring(async () => {
        second.answer()
        await until(() => said(block) === 'Network error. Please check your internet connection.')
      })
      expect(block.querySelector('.search__panel p')?.textContent).to.equal(
        'Network errorPlease check your internet connection.Try again',
      )
      tryAgain()
      const third = await until(() => asked[3])
      third.answer(answerOf(['Bowl']))
      await until(() => options(block).length === 1)
    })
  })

  for (const [what, body, status] of [
    ['has no such call', { error: 'There is no such call.' }, 404],
    ['refuses it', 'No', 403],
    ['answers null', null, 200],
    ['answers an empty object', {}, 200],
    ['answers a list', [], 200],
  ] as const) {
    it(`says so if the site ${what}, and asks again for the next query`, async () => {
      const errors = await errorsDuring(() =>
        withSearch(async asked => {
          const block = await mount('search', {})
          const field = await enter(block)
          const call = await ask(asked, field, 'bowl')
          call.answer(body, status)
          await until(() => said(block)?.startsWith('Unable to '))
          const next = await ask(asked, field, 'bowls')
          next.answer(answerOf(['Bowls']))
          await until(() => options(block).length === 1)
        }),
      )
      expect(errors).to.deep.equal(['search-failed'])
    })
  }

  it('is a plain field without a preview, and keeps the server’s HTML if its data is invalid', async () => {
    const plain = fieldOf(await mount('search', { preview: false }))
    plain.focus()
    plain.dispatchEvent(new FocusEvent('focus'))
    await settle()
    expect([plain.role, plain.type]).to.deep.equal([null, 'search'])
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('search', '{"size":"many"}', FORM)
    })
    expect([codes, block.innerHTML]).to.deep.equal([['data-invalid'], FORM])
  })

  it('upgrades as the `search-preview` rollup, with the query typed so far [ROLL-09]', async () => {
    await withSearch(async asked => {
      const block = await mount('search-preview', {}, FORM)
      const field = fieldOf(block)
      field.focus()
      field.value = 'early'
      field.dispatchEvent(new FocusEvent('focus'))
      await until(() => asked.find(({ query }) => query === 'early'))
    })
  })
})

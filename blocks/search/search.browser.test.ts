import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './search'
import './search.extra'
import { answerOf, ask, enter, fieldOf, options, said, typeInto, withSearch } from './search.fixture'

const FORM = `<form action="/find" role="search"><label for="words">Look for</label>
  <input type="search" id="words" name="words" value="old"><button>Go</button></form>`

/** The field as pages of the builder have it. */
const EXPORTED = `<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block"
  data-preview="true" data-collection="c-1"><div class="spinner-wrapper"></div>
  <input class="search-input" type="text" value="" placeholder="Search"></div>`

describe('<ashlar-search>', () => {
  it('is a form that leads to the page of results, made from its JSON, accessibly [WID-24]', async () => {
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

  it('takes the form of the server as it is, and gives it back', async () => {
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

  it('brings the field of an exported page to life', async () => {
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

  it('shows and counts what is found, as text, with the words that were found, accessibly', async () => {
    await withSearch(async asked => {
      const block = await mount('search', { size: 2 }, '', host => {
        host.lang = 'en'
      })
      const heard: unknown[] = []
      block.addEventListener('ashlar:search', event => heard.push((event as CustomEvent).detail))
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
      expect([said(block), heard]).to.deep.equal(['12 results', [{ query: 'img', totalCount: 12 }]])
      expect(await violations(block)).to.deep.equal([])
    })
  })

  it('asks once for what was typed at one go, gives an older question up, and remembers answers', async () => {
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

  it('says when nothing was found, and when nothing could be loaded, and tries again [ERR-14] [ERR-15] [ERR-16]', async () => {
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

  it('leaves the search to the form on a site that answers no such call', async () => {
    await withSearch(async asked => {
      const block = await mount('search', {})
      const field = await enter(block)
      const call = await ask(asked, field, 'bowl')
      call.answer({ error: 'There is no such call.' }, 404)
      await until(() => block.querySelector('.search__panel[hidden]'))
      typeInto(field, 'bowls')
      await settle()
      expect([said(block), block.querySelector('.search__panel[hidden]') !== null]).to.deep.equal(['', true])
    })
  })

  it('is a plain field without a preview, and leaves the server’s HTML where its data is wrong', async () => {
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

  it('comes as the search preview that pages ask for by name, with what was typed before [ROLL-09]', async () => {
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

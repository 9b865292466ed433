import { expect } from 'chai'
import { put } from '../../test/fixtures/boot-page'
import { settle, until } from '../../test/mount'
import { createBlocks } from './load-blocks'
import { createRequests } from './request-ahead'

describe('files that are requested ahead', () => {
  afterEach(() => {
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
    document.body.replaceChildren()
  })

  it('are requested once, for any number of bundles, with those of core', () => {
    const files: Record<string, string[]> = { core: ['/c.js'], one: ['/a.js', '/b.js'], two: ['/b.js'] }
    const requested = new Map<string, Promise<unknown> | undefined>()
    const request = createRequests(name => files[name], requested)
    for (const name of ['one', 'two', 'none', 'one']) request(name)
    expect([...requested.keys()]).to.deep.equal(['/c.js', '/a.js', '/b.js'])
    const links = [...document.querySelectorAll('link[rel=modulepreload]')]
    // Firefox and WebKit fetch them.
    const expected = 'userAgentData' in navigator ? [...requested.keys()] : []
    expect(links.map(link => link.getAttribute('href'))).to.deep.equal(expected)
  })

  it('belong to blocks that are visible, eager or near, before core has started, until it is stopped', async () => {
    const asked = new Set<string>()
    const stop = new AbortController()
    const found = createBlocks(
      name => void asked.add(name),
      () => new Promise(() => {}),
      stop.signal,
    )
    const add = (html: string): HTMLElement => {
      const box = put(html)
      for (const block of box.querySelectorAll('[id]')) found(block, block.id)
      return box
    }
    add(`<p id="near" data-block-json='{"design": "wide"}'></p><p id="late" data-load="idle"></p>`)
    add('<div style="height:5000px"></div><p id="far"></p><p id="eager" data-load="eager"></p>')
    await until(() => asked.has('near'))
    const next = add('<p id="next"></p>')
    next.style.cssText = 'position: absolute; inset-block-start: 0'
    await until(() => asked.has('next'))
    stop.abort()
    add('<p id="last" data-load="eager"></p>')
    await settle()
    // The table has no bundles with the other names.
    const bundles = [...asked].filter(name => !name.endsWith('-undefined')).sort()
    expect(bundles).to.deep.equal(['eager', 'near', 'near-wide', 'next'])
  })

  it('include what a block loads on its first use, once the visitor uses it', () => {
    const asked: string[] = []
    const stop = new AbortController()
    const found = createBlocks(
      name => void asked.push(name),
      () => new Promise(() => {}),
      stop.signal,
    )
    const block = put('<p data-load="interaction"><b>Text</b></p>').querySelector('p') as Element
    found(block, 'form')
    expect(asked).to.deep.equal([])
    block.querySelector('b')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    stop.abort()
    expect(asked).to.include('form-used')
  })
})

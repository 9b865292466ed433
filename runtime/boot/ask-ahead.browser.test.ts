import { expect } from 'chai'
import { put } from '../../test/fixtures/boot-page'
import { settle, until } from '../../test/mount'
import { askWhileParsing, createAskAhead } from './ask-ahead'

describe('files that are requested ahead', () => {
  afterEach(() => {
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
    document.body.replaceChildren()
  })

  it('are requested once, for any number of bundles', () => {
    const files: Record<string, string[]> = { one: ['/a.js', '/b.js'], two: ['/b.js'] }
    const ask = createAskAhead(name => (files[name] ? { js: files[name] } : undefined))
    for (const name of ['one', 'two', 'none', 'one']) ask(name)
    const links = [...document.querySelectorAll('link[rel=modulepreload]')]
    expect(links.map(link => link.getAttribute('href'))).to.deep.equal(['/a.js', '/b.js'])
  })

  it('belong to blocks that are visible, eager or near, also to later ones, until it is stopped', async () => {
    const asked = new Set<string>()
    put('<ashlar-near></ashlar-near><ashlar-late data-load="idle"></ashlar-late>')
    put(
      '<div style="height:5000px"></div><ashlar-far></ashlar-far><ashlar-eager data-load="eager"></ashlar-eager>',
    )
    const stop = askWhileParsing(name => void asked.add(name))
    await until(() => asked.has('near'))
    const next = put('<div data-ashlar="next"></div>')
    next.style.cssText = 'position: absolute; inset-block-start: 0'
    await until(() => asked.has('next'))
    stop()
    put('<ashlar-last data-load="eager"></ashlar-last>')
    await settle()
    expect([...asked].sort()).to.deep.equal(['core', 'eager', 'near', 'next'])
  })
})

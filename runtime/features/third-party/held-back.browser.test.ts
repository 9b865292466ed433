import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { usedCategories } from '../../../src/visitor/core/consent-store'
import { startPage } from '../../../test/fixtures/features-page'
import { errorsDuring, settle, until } from '../../../test/mount'

const agree = (detail: object): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail }))
const ran = (): string[] => (Reflect.get(window, 'ran') as string[] | undefined) ?? []
/** A script that says that it has run. */
const note = (name: string): string => `(window.ran ??= []).push('${name}')`
const file = (name: string): string => `data:text/javascript,${encodeURIComponent(note(name))}`

function hold(attributes: Readonly<Record<string, string>>, text = ''): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ type: 'text/plain', ...attributes })) {
    script.setAttribute(name, value)
  }
  script.textContent = text
  document.body.append(script)
  return script
}

describe('code that a site holds back', () => {
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    Reflect.deleteProperty(window, 'ran')
    usedCategories.clear()
    $site.set({})
  })

  it('runs once when the visitor consents to its category, in document order', async () => {
    hold({ 'data-consent': 'analytics', src: file('1 file') })
    hold({ 'data-consent': 'functional' }, note('2 inline'))
    hold({ 'data-consent': 'marketing' }, note('never'))
    hold({ 'data-consent': 'analytics', 'data-type': 'module', src: file('3 module') })
    hold({ 'data-consent': ' analytics ' }, note('4 inline'))
    hold({ 'data-consent': 'analytics', 'data-type': 'module' }, note('5 inline module'))
    await startPage(import('./held-back'))
    await settle()
    expect(ran()).to.deep.equal([])
    agree({ functional: true, analytics: true, marketing: false })
    await until(() => ran().length === 5)
    agree({ functional: true, analytics: true })
    await settle()
    expect(ran()).to.deep.equal(['1 file', '2 inline', '3 module', '4 inline', '5 inline module'])
    expect([...usedCategories].sort()).to.deep.equal(['analytics', 'functional'])
  })

  it('keeps its position and its attributes', async () => {
    const held = hold({ 'data-consent': 'analytics', id: 'tag', 'data-site': '7', src: file('tag') })
    held.nonce = 'abc'
    const after = document.body.appendChild(document.createElement('p'))
    await startPage(import('./held-back'))
    agree({ analytics: true })
    await until(() => ran().length)
    const script = after.previousElementSibling as HTMLScriptElement
    expect([script.id, script.dataset['site'], script.nonce, script.async, script.type]).to.deep.equal([
      'tag',
      '7',
      'abc',
      false,
      '',
    ])
    expect('consent' in script.dataset).to.equal(false)
  })

  it('continues after a file that fails to load', async () => {
    hold({ 'data-consent': 'analytics', src: '/no-such-file.js' })
    hold({ 'data-consent': 'analytics' }, note('next'))
    await startPage(import('./held-back'))
    agree({ analytics: true })
    await until(() => ran().length)
    expect(ran()).to.deep.equal(['next'])
  })

  it('does not wait for async scripts', async () => {
    const held = hold({ 'data-consent': 'analytics', async: '', src: file('async') })
    await startPage(import('./held-back'))
    agree({ analytics: true })
    await until(() => ran().length)
    expect(held.isConnected).to.equal(false)
    expect(document.querySelector('script[async]') !== null).to.equal(true)
  })

  it('runs when it is added later', async () => {
    hold({ 'data-consent': 'marketing' }, note('never'))
    await startPage(import('./held-back'))
    agree({ analytics: true })
    hold({ 'data-consent': 'analytics' }, note('late'))
    await until(() => ran().length)
    expect(ran()).to.deep.equal(['late'])
  })

  it('runs when its category is set later', async () => {
    hold({ 'data-consent': 'marketing' }, note('never'))
    const script = hold({}, note('late'))
    await startPage(import('./held-back'))
    agree({ analytics: true })
    script.dataset['consent'] = 'analytics'
    await until(() => ran().length)
    expect(ran()).to.deep.equal(['late'])
  })

  it('loads frames, except with unsafe URLs', async () => {
    const box = document.body.appendChild(document.createElement('div'))
    for (const src of ['about.html', 'javascript:parent.hurt=1']) {
      const frame = box.appendChild(document.createElement('iframe'))
      Object.assign(frame.dataset, { consent: 'functional', src })
    }
    const errors = await errorsDuring(async () => {
      await startPage(import('./held-back'))
      agree({ functional: true })
      await until(() => !box.querySelector('[data-consent]'))
    })
    const [good, bad] = box.querySelectorAll('iframe')
    expect([good?.getAttribute('src'), bad?.getAttribute('src'), errors]).to.deep.equal([
      'about.html',
      null,
      ['address-unsafe'],
    ])
  })

  it('runs immediately if no consent is required', async () => {
    $site.set({ consent: 'compat' })
    hold({ 'data-consent': 'marketing' }, note('compat'))
    await startPage(import('./held-back'))
    await until(() => ran().length)
  })
})

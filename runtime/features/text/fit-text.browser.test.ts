import { expect } from 'chai'
import { startPage } from '../../../test/fixtures/features-page'
import { settle, until } from '../../../test/mount'
import { start } from './fit-text'

const WORD = 'Donaudampfschifffahrtsgesellschaft'

afterEach(() => void document.dispatchEvent(new Event('ashlar:destroy')))

/** Puts text into a place of so many px. */
function place(width: number, html: string): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = `inline-size: ${width}px; font: 40px / 1.5 monospace; overflow-wrap: break-word`
  const template = document.createElement('template')
  template.innerHTML = html
  box.append(template.content)
  document.body.append(box)
  return box.firstElementChild as HTMLElement
}

const sizeOf = (text: Element): number => Number.parseFloat(getComputedStyle(text).fontSize)

describe('fitted text', () => {
  it('shrinks until its longest word fits, keeps its line height, and is restored', async () => {
    const text = place(400, `<p data-ashlar-text="shrink" style="margin: 0">${WORD}</p>`)
    await startPage(import('./fit-text'))
    expect(sizeOf(text)).to.be.within(11, 39)
    expect(text.scrollWidth).to.be.at.most(400)
    expect(text.offsetHeight).to.equal(60)
    document.dispatchEvent(new Event('ashlar:destroy'))
    expect([sizeOf(text), text.getAttribute('style')]).to.deep.equal([40, 'margin: 0'])
  })

  it('shrinks without moving the tops of its letters', async () => {
    const text = place(400, `<p data-ashlar-text="shrink" style="margin: 0; white-space: nowrap">${WORD}</p>`)
    const topOfLetters = (): number => {
      const letters = document.createRange()
      letters.selectNodeContents(text)
      return letters.getBoundingClientRect().top
    }
    const before = topOfLetters()
    await startPage(import('./fit-text'))
    expect(sizeOf(text)).to.be.below(30)
    expect(topOfLetters()).to.be.closeTo(before, 1)
  })

  it('always starts from the size in its own style', async () => {
    const text = place(
      400,
      '<p data-ashlar-text="shrink" style="font-size: 30px; line-height: 36px">Tarn</p>',
    )
    await startPage(import('./fit-text'))
    expect([sizeOf(text), text.offsetHeight]).to.deep.equal([30, 36])
    text.textContent = WORD
    await until(() => sizeOf(text) < 30)
    expect([text.offsetHeight, text.scrollWidth <= 400]).to.deep.equal([36, true])
    text.textContent = 'Tarn'
    await until(() => sizeOf(text) === 30)
  })

  it('keeps its size if it fits, and shrinks to 11 px at most [WID-18]', async () => {
    const [short, long] = [
      place(400, '<p data-ashlar-text="shrink">Tarn</p>'),
      place(60, `<p data-ashlar-text="shrink">${WORD}</p>`),
    ]
    await startPage(import('./fit-text'))
    expect([sizeOf(short), sizeOf(long)]).to.deep.equal([40, 11])
  })

  it('is fitted again 100 ms after a resize [WID-19]', async () => {
    const text = place(400, `<p data-ashlar-text="shrink">${WORD}</p>`)
    const pauses: unknown[] = []
    let resized = (): void => {}
    start({}, (_, callback, options) => {
      pauses.push(options?.timeoutMs)
      resized = () => callback({ width: 0, height: 0 })
      return () => {}
    })
    const before = sizeOf(text)
    ;(text.parentElement as HTMLElement).style.inlineSize = '1200px'
    resized()
    expect(pauses).to.deep.equal([100])
    expect(before).to.be.below(40)
    expect(sizeOf(text)).to.equal(40)
  })

  it('follows the width of its box, down to 0.75rem [WID-20]', async () => {
    const text = place(500, '<p data-ashlar-text="width" data-ashlar-text-share="8">Tarn</p>')
    await startPage(import('./fit-text'))
    expect(sizeOf(text)).to.equal(40)
    // The observer reports a change only after the initial size.
    await settle()
    ;(text.parentElement as HTMLElement).style.inlineSize = '250px'
    await until(() => sizeOf(text) === 20)
    ;(text.parentElement as HTMLElement).style.inlineSize = '50px'
    await until(() => sizeOf(text) === 12)
  })

  it('is fitted when it is added later, and when its text changes', async () => {
    await startPage(import('./fit-text'))
    const text = place(400, `<p data-ashlar-text="shrink">${WORD}</p>`)
    await until(() => sizeOf(text) < 40)
    text.textContent = 'Tarn'
    await until(() => sizeOf(text) === 40)
  })

  it('is fitted when elements on the page become fitted text', async () => {
    document.body.replaceChildren()
    await startPage(import('./fit-text'))
    for (const text of [place(400, `<p>${WORD}</p>`), place(400, `<p>${WORD}</p>`)]) {
      text.dataset['ashlarText'] = 'shrink'
      await until(() => sizeOf(text) < 40)
    }
  })
})

import { expect } from 'chai'
import { bootSource, writeContext } from '../../test/fixtures/boot-page'
import { recordErrors } from '../../test/fixtures/record-errors'
import { until } from '../../test/mount'

const BLOCKS = ['accordion', 'form', 'gallery', 'image', 'lightbox', 'newsletter', 'video']
/** Of each kind. They are the same each time; 400 of each found no more. */
const COUNT = 24

const PICTURE = '<img src="/src/media/images/picture.fixture.png" width="40" height="30" alt="A jar">'
const SERVED = `<details><summary>Shipping</summary><p>Two days.</p></details><a href="/large.png">${PICTURE}</a>`

/** Elements and attributes that run code. An image's URL never does. */
const RUNS = /^[\s\0]*(javascript|vbscript|data:text)/i
const LINKS = ['href', 'action', 'formaction', 'srcdoc', 'data']

function whatRuns(box: Element): string[] {
  return [...box.querySelectorAll('*')].flatMap(element => {
    const names = element
      .getAttributeNames()
      .filter(
        name =>
          name.startsWith('on') ||
          (LINKS.includes(name) && RUNS.test(element.getAttribute(name) ?? '')) ||
          (element.matches('iframe, embed') && name === 'src' && RUNS.test(element.getAttribute(name) ?? '')),
      )
    return element.matches('script, embed, object') ? [element.outerHTML] : names
  })
}

describe('generated and mutated data', () => {
  before(async () => {
    const rollups = Object.fromEntries(BLOCKS.map(name => [name, { js: `/blocks/${name}/${name}.ts` }]))
    writeContext({ rollups: { ...rollups, core: { js: '/runtime/core/core.ts' } } })
    await bootSource().ready
  })

  for (const name of BLOCKS) {
    it(`is shown or rejected by ${name} without an exception, without running scripts, and without losing the HTML`, async function () {
      this.timeout(30_000)
      const texts: string[] = await (await fetch(`/__fuzzed/${name}?count=${COUNT}`)).json()
      const box = document.createElement('div')
      for (const text of texts) {
        const block = document.createElement(`ashlar-${name}`)
        Object.assign(block.dataset, { load: 'eager', blockJson: text })
        block.innerHTML = SERVED
        box.append(block)
      }
      const blocks = [...box.children]
      const said = new Map<EventTarget | null, string>()
      const settle = ({ target, type, detail }: CustomEvent): void => {
        // An error reported later, such as an invalid shadow, does not unmount the block.
        if (said.get(target) === 'up') return
        said.set(target, type === 'ashlar:ready' ? 'up' : `${said.get(target) ?? ''}${detail.code}`)
      }
      for (const type of ['ashlar:ready', 'ashlar:error']) box.addEventListener(type, settle as EventListener)

      const heard = await recordErrors(async () => {
        document.body.append(box)
        for (const block of blocks) await until(() => said.has(block))
      })
      const verdicts = blocks.map((block, index) => {
        const isUntouched = block.innerHTML === SERVED
        return { [`${said.get(block)}${isUntouched ? ', untouched' : ''}`]: texts[index] }
      })
      const wrong = verdicts.filter(verdict => !('up' in verdict || 'data-invalid, untouched' in verdict))
      expect(wrong).to.deep.equal([])
      expect(verdicts.filter(verdict => 'up' in verdict)).to.have.length.above(COUNT / 4)
      expect(heard.uncaught).to.deep.equal([])
      expect(heard.lines.filter(line => !line.startsWith('[ashlar] '))).to.deep.equal([])
      expect(heard.lines).to.have.length(heard.errors.length)
      expect(whatRuns(box)).to.deep.equal([])
      box.remove()
    })
  }
})

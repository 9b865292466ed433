import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './code'

const PRE = '<pre><code class="hljs language-js">const <b>left</b> = 5\n</code></pre>'
const HOSTILE = '<img src=x onerror=alert(1)>\n</code></pre><script>1</script>'
const copyButton = (block: Element): Promise<HTMLButtonElement> => until(() => block.querySelector('button'))
const status = (block: Element): string | null | undefined =>
  block.querySelector('[role=status]')?.textContent

/** Replaces the browser’s clipboard for one test. */
function useClipboard(clipboard: { writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

describe('<ashlar-code>', () => {
  it('keeps the server’s code, shows its language and is accessible', async () => {
    let bold: Element | null = null
    const block = await mount('code', {}, PRE, host => {
      bold = host.querySelector('b')
    })
    await copyButton(block)
    expect(block.querySelector('b') === bold).to.equal(true)
    expect(block.querySelector('.code__name')?.textContent).to.equal('JavaScript')
    const body = block.querySelector<HTMLElement>('[role=group]')
    expect([body?.ariaLabel, body?.tabIndex]).to.deep.equal(['JavaScript', 0])
    expect(await violations(block)).to.deep.equal([])
  })

  it('renders the code of its JSON as text', async () => {
    const block = await mount('code', { code: HOSTILE, title: 'page.html', language: 'html' })
    expect((await until(() => block.querySelector('pre code'))).textContent).to.equal(HOSTILE)
    expect(block.querySelector('img, script') === null).to.equal(true)
    expect(block.querySelector('.code__name')?.textContent).to.equal('page.html')
    expect(await violations(block)).to.deep.equal([])
  })

  it('copies the code and announces it', async () => {
    const copied: string[] = []
    useClipboard({ writeText: async text => void copied.push(text) })
    const block = await mount('code', {}, PRE)
    const button = await copyButton(block)
    expect(button.ariaLabel).to.equal('Copy: JavaScript')
    button.click()
    await until(() => status(block) === 'Copied')
    expect(copied).to.deep.equal(['const left = 5'])
  })

  for (const [what, clipboard] of [
    ['denies access', { writeText: () => Promise.reject(new Error('denied')) }],
    ['has no clipboard', undefined],
  ] as const) {
    it(`selects the code and announces it if the browser ${what}`, async () => {
      useClipboard(clipboard)
      const block = await mount('code', {}, PRE)
      ;(await copyButton(block)).click()
      await until(() => status(block) === 'Not copied. The code is selected: copy it from there.')
      expect(getSelection()?.toString().trim()).to.equal('const left = 5')
    })
  }

  it('has no copy button if it is disabled', async () => {
    const block = await mount('code', { code: 'x', copy: false })
    await until(() => block.querySelector('pre'))
    expect(block.querySelector('button, .code__head') === null).to.equal(true)
  })

  it('wraps long lines only if asked to', async () => {
    const long = 'word '.repeat(200)
    const scrolled = await mount('code', { code: long })
    const wrapped = await mount('code', { code: long, wrap: true })
    const overflow = (block: Element): number => {
      const { scrollWidth = 0, clientWidth = 0 } = block.querySelector('.code__body') ?? {}
      return scrollWidth - clientWidth
    }
    expect(overflow(scrolled)).to.be.greaterThan(100)
    expect(overflow(wrapped)).to.equal(0)
  })

  it('shows the server’s HTML if it contains no code, and restores it', async () => {
    const block = await mount('code', {}, '<p>No code.</p>')
    expect(block.textContent).to.equal('No code.')
    const other = await mount('code', {}, PRE)
    await copyButton(other)
    other.remove()
    await settle()
    expect(other.innerHTML).to.equal(PRE)
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"code":7}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('code', json, PRE)
        expect(block.innerHTML).to.equal(PRE)
      })
      expect(errors).to.deep.equal([code])
    })
  }
})

import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import './form'
import { alive, press, sentValues, type, withServer } from './form.fixture'
import { withOwnServer } from './form.own-server.fixture'

/** Fields of several controls, none of them in a `<fieldset>` of its own. */
const GROUPS = `
  <p>Size <label><input type="radio" name="size" value="S" required> Small</label>
    <label><input type="radio" name="size" value="L"> Large</label></p>
  <fieldset><legend>You</legend>
    <label>Nick <input name="nick"></label>
    <label><input type="checkbox" name="c[]" value="1"> One</label>
    <label><input type="checkbox" name="c[]" value="2"> Two</label>
    <input type="hidden" name="terms" value="0"><label><input type="checkbox" name="terms" value="1" required> Terms</label>
  </fieldset>
  <label>Tag <input name="tags"></label> <label>Tag <input name="tags" required></label>
  <label>Days <select name="days" multiple><option>Mo</option><option>Tu</option><option>We</option></select></label>
  <button>Send</button>`

const groups = (id: string): Promise<HTMLElement> =>
  mount('form', {}, `<form id="${id}" method="post" action="/groups/">${GROUPS}</form>`)

const all = (block: Element, selector: string): HTMLInputElement[] => [
  ...block.querySelectorAll<HTMLInputElement>(selector),
]

function fill(block: Element): void {
  for (const value of ['[value=L]', '[value="2"]', '[name=terms][type=checkbox]'])
    all(block, value)[0]?.click()
  for (const tag of all(block, '[name=tags]')) type(tag, 'x')
  for (const option of block.querySelectorAll('option')) option.selected = option.value !== 'Mo'
  block.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a field of several controls in a server-rendered form', () => {
  it('takes the choice of any of them, with and without a server of its own [FORM-73]', async () => {
    const block = await groups('all-of-them')
    let values: Record<string, unknown> | undefined
    block.addEventListener('ashlar:submit', event => {
      values = (event as CustomEvent).detail.values
    })
    await withOwnServer([{ json: {} }], async posted => {
      await alive(block)
      fill(block)
      press(block)
      expect(await until(() => values)).to.deep.equal({
        size: 'L',
        nick: '',
        'c[]': ['2'],
        terms: ['1'],
        tags: ['x', 'x'],
        days: ['Tu', 'We'],
      })
      await until(() => posted.length)
    })
    await withServer(async sent => {
      const site = await mount('form', {}, `<form data-form-id="groups">${GROUPS}</form>`)
      await alive(site)
      fill(site)
      press(site)
      expect((await sentValues(sent))['size']).to.equal('L')
    })
  })

  it('shows its error beside them, at each of them, and focuses the one to correct [FORM-73]', async () => {
    const block = await groups('to-correct')
    await alive(block)
    all(block, '[name=tags]')[0]?.setAttribute('value', 'x')
    press(block)
    await until(() => block.querySelector('.form__error'))
    const [size, terms, tags] = all(block, '.form__error')
    expect(size?.textContent).to.equal('This field is required.')
    expect(size?.parentElement?.localName).to.equal('p')
    expect(terms?.closest('label')).to.equal(null)
    expect(tags?.textContent).to.equal(all(block, '[name=tags]')[1]?.validationMessage)
    const invalid = all(block, '[aria-invalid]').map(({ name, value }) => [name, value])
    expect(invalid).to.deep.equal([
      ['size', 'S'],
      ['size', 'L'],
      ['terms', '1'],
      ['tags', 'x'],
      ['tags', ''],
    ])
    expect(await violations(block)).to.deep.equal([])
    all(block, '[value=L]')[0]?.click()
    await until(() => all(block, '[name=size][aria-invalid]').length === 0)
    all(block, '[name=terms][type=checkbox]')[0]?.click()
    press(block)
    await until(() => document.activeElement === all(block, '[name=tags]')[1])
  })

  it('is restored by its draft as a whole [FORM-73]', async () => {
    const first = await groups('restored')
    await alive(first)
    fill(first)
    first.remove()
    const block = await groups('restored')
    await alive(block)
    expect(all(block, ':checked').map(({ value }) => value)).to.deep.equal(['L', '2', '1', 'Tu', 'We'])
    expect(all(block, '[name=tags]').map(({ value }) => value)).to.deep.equal(['x', 'x'])
  })
})

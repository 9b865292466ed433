import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import { withSheet } from '../../test/with-reset'
import './form'
import {
  alive,
  CONTACT,
  control,
  faultAt,
  fill,
  press,
  SERVED,
  sentValues,
  type,
  withServer,
} from './form.fixture'

const NATIVE = ['date', 'time', 'phone'].map(name => ({ type: name, id: name, title: name, native: true }))

const PREFLIGHT = `*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
  button, input, select, textarea { margin: 0; padding: 0; font: inherit; color: inherit }
  button { background-color: transparent; background-image: none }`

describe('the look of <ashlar-form>', () => {
  it('has one control of the browser where a field asks for it', async () => {
    await withServer(async sent => {
      const data = { formId: 'n', fields: NATIVE, showSummary: true }
      const block = await mount('form', data)
      expect(NATIVE.map(({ id }) => control(block, id).type)).to.deep.equal(['date', 'time', 'tel'])
      expect(block.querySelectorAll('input:not([name=work-phone]):not([tabindex])').length).to.equal(3)
      await alive(block)
      type(control(block, 'date'), '2027-02-28')
      type(control(block, 'time'), '09:30')
      type(control(block, 'phone'), '+44 15394 00000')
      expect(await violations(block)).to.deep.equal([])
      block.remove()
      const again = await mount('form', data)
      await until(() => control(again, 'phone').value)
      expect([control(again, 'date').value, control(again, 'time').value]).to.deep.equal([
        '2027-02-28',
        '09:30',
      ])
      press(again)
      const values = await sentValues(sent)
      expect(values).to.deep.equal({
        date: ['02', '28', '2027'],
        time: ['09', '30', '', ''],
        phone: ['+44 15394 00000'],
      })
      const summary = await until(() => again.querySelector('.form__summary'))
      expect([...summary.querySelectorAll('dd')].at(-1)?.textContent).to.equal('+44 15394 00000')
    })
  })

  it('has labels above their controls, unless a rule of the site places them', async () => {
    const html = `<form action="/x" method="post">
      <p><label>Name <input name="name"></label></p>
      <p><label for="town">Town</label> <input id="town" name="town"></p>
      <p><label><input type="checkbox" name="ok"> Yes</label></p></form>`
    const isAbove = (block: Element): boolean[] =>
      [...block.querySelectorAll('label')].map(label => {
        const range = document.createRange()
        range.selectNode([...label.childNodes].find(node => node.nodeValue?.trim()) as Node)
        const input = label.parentElement?.querySelector('input') as Element
        return range.getBoundingClientRect().bottom <= input.getBoundingClientRect().top
      })
    expect(isAbove(await mount('form', {}, html))).to.deep.equal([true, true, false])
    await withSheet('label { display: inline }', async () => {
      expect(isAbove(await mount('form', {}, html))).to.deep.equal([false, false, false])
    })
  })

  it('shows an error below its field, and links to it above the form', async () => {
    const block = await mount('form', CONTACT)
    await alive(block)
    press(block)
    await until(() => faultAt(block, 'email'))
    for (const id of ['name', 'email']) {
      const slot = block.querySelector(`[data-field-id="${id}"] .form__error`)
      const top = slot?.getBoundingClientRect().top ?? 0
      expect(top, id).to.be.at.least(control(block, id).getBoundingClientRect().bottom)
    }
    const links = [...block.querySelectorAll<HTMLElement>('.form__notice a')]
    expect(links.map(({ textContent }) => textContent)).to.deep.equal([
      'Name is required.',
      'Email is required.',
    ])
    links[1]?.click()
    expect(document.activeElement === control(block, 'email')).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    fill(block)
    await until(() => !block.querySelector('.form__notice a'))
  })

  it("puts a message below the server's plain field", async () => {
    const block = await mount('form', {}, SERVED)
    await alive(block)
    press(block)
    const slot = await until(() => block.querySelector('.form__error'))
    const field = block.querySelector('#served-name')
    expect(slot.getBoundingClientRect().top).to.be.at.least(field?.getBoundingClientRect().bottom ?? 0)
  })

  it('has a filled button whose label is legible on light and on dark text', async () => {
    for (const color of ['rgb(30, 30, 30)', 'rgb(240, 240, 240)']) {
      await withSheet(`body { color: ${color} }`, async () => {
        const block = await mount('form', CONTACT)
        expect(await violations(block.querySelector('.form__submit') ?? block)).to.deep.equal([])
      })
    }
  })

  it('keeps its fields and its button visible under a reset without a layer', async () => {
    await withSheet(PREFLIGHT, async () => {
      const block = await mount('form', CONTACT)
      const field = getComputedStyle(control(block, 'email'))
      const button = getComputedStyle(block.querySelector('.form__submit') ?? block)
      expect([field.borderTopWidth, field.paddingInlineStart]).to.deep.equal(['1px', '12px'])
      expect([button.borderTopWidth, button.paddingInlineStart]).to.deep.equal(['1px', '20px'])
      expect(button.backgroundColor).not.to.equal('rgba(0, 0, 0, 0)')
    })
  })

  it("keeps its button under a page's rule for buttons", async () => {
    const own = 'button { border: 0; background: rgb(0, 0, 128); color: white; padding: 1rem }'
    await withSheet(own, async () => {
      const block = await mount('form', CONTACT)
      const button = getComputedStyle(block.querySelector('.form__submit') ?? block)
      expect(button.backgroundColor).not.to.equal('rgb(0, 0, 128)')
      expect([button.borderTopWidth, button.paddingInlineStart]).to.deep.equal(['1px', '20px'])
    })
  })
})

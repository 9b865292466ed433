import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import './form'
import { alive, CONTACT, control, faultAt, press, sentValues, type, withServer } from './form.fixture'

describe('the fields of <ashlar-form>, while a visitor types', () => {
  it('read only the changed field at each key press', async () => {
    const block = await mount('form', CONTACT)
    await alive(block)
    type(control(block, 'email'), 'a')
    const message = control(block, 'message')
    let reads = 0
    Object.defineProperty(message, 'value', { get: () => `${++reads}` })
    type(control(block, 'email'), 'ada@example.com')
    expect(reads).to.equal(0)
    expect(JSON.stringify({ ...sessionStorage })).to.contain('ada@example.com')
  })

  it('are sent and validated as the current data define them', async () => {
    await withServer(async sent => {
      const [name, , message] = CONTACT.fields
      const block = await mount('form', { ...CONTACT, fields: [message] })
      await alive(block)
      type(control(block, 'message'), 'Hello')
      block.dataset['blockJson'] = JSON.stringify({ ...CONTACT, fields: [name, message] })
      const first = await until(() => block.querySelector<HTMLInputElement>('[data-field-id="name"] input'))
      press(block)
      await until(() => faultAt(block, 'name'))
      await until(() => document.activeElement === first)
      for (const part of block.querySelectorAll<HTMLInputElement>('[data-field-id="name"] input')) {
        type(part, 'Ada')
      }
      press(block)
      expect(Object.keys(await sentValues(sent))).to.deep.equal(['name', 'message'])
    })
  })

  it('leave no gap in a row of parts on a phone', async () => {
    const host = document.createElement('div')
    host.style.cssText = 'inline-size: 300px'
    document.body.append(host)
    const fields = [{ type: 'phone', id: 'phone', showCountryCode: true }]
    const block = await mount('form', { formId: 'narrow', fields })
    host.append(block)
    await until(() => block.querySelector('.form__part'))
    const places = [...block.querySelectorAll('.form__part')].map(part => part.getBoundingClientRect())
    expect(new Set(places.map(({ left }) => Math.round(left))).size).to.equal(2)
    expect(new Set(places.map(({ top }) => Math.round(top))).size).to.equal(2)
    host.remove()
  })
})

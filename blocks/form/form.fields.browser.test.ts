import { expect } from 'chai'
import { FIELD_TYPES } from '../../src/forms/fields/field-types'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './form'
import { alive, CONTACT, control, faultAt, fill, press, sentValues, type, withServer } from './form.fixture'

const EVERY = Object.keys(FIELD_TYPES).map(name => ({
  type: name,
  id: name,
  title: `A ${name}`,
  description: `About ${name}`,
  placeholder: 'hint',
  options: ['radio', 'checkbox', 'select', 'likert'].includes(name) ? ['One', 'Two'] : [],
  required: name === 'text',
  currencySymbol: '€',
  underline: true,
}))

describe('the fields of <ashlar-form>', () => {
  it('are rendered for every type, each with its title, and are accessible [FORM-58]', async () => {
    const block = await mount('form', { formId: 'all', fields: EVERY })
    const drawn = EVERY.filter(({ id }) => block.querySelector(`[data-field-id="${id}"]`) || id === 'section')
    expect(drawn.length).to.equal(20)
    expect(block.querySelector('.form__section')?.textContent).to.equal('A sectionAbout section')
    const counts = EVERY.map(({ id }) => [
      id,
      block.querySelectorAll(`[data-field-id="${id}"] :is(input, select, textarea)`).length,
    ])
    expect(Object.fromEntries(counts)).to.include({
      name: 2,
      date: 3,
      time: 4,
      address: 6,
      phone: 3,
      radio: 2,
      checkbox: 2,
      likert: 10,
    })
    const hinted = [...block.querySelectorAll('[placeholder]')].map(found => found.getAttribute('name'))
    expect(hinted).to.deep.equal(['text', 'textarea', 'email', 'number', 'website'])
    expect(await violations(block)).to.deep.equal([])
  })

  it('set the autofill attributes of the browser', async () => {
    const block = await mount('form', { formId: 'all', fields: EVERY })
    const tokens = [...block.querySelectorAll('form [autocomplete]')].map(found =>
      found.getAttribute('autocomplete'),
    )
    for (const token of [
      'email',
      'given-name',
      'family-name',
      'postal-code',
      'tel-area-code',
      'url',
      'new-password',
    ]) {
      expect(tokens.includes(token), token).to.equal(true)
    }
    expect(control(block, 'number').inputMode).to.equal('decimal')
  })

  it('have the values of the specification', async () => {
    await withServer(async sent => {
      const block = await mount('form', { formId: 'all', fields: EVERY })
      const inputs = (id: string) => [
        ...block.querySelectorAll<HTMLInputElement>(`[data-field-id="${id}"] :is(input, select)`),
      ]
      const enter = (id: string, texts: string[]): void => {
        for (const [index, input] of inputs(id).entries()) input.value = texts[index] ?? ''
      }
      type(control(block, 'text'), 'a')
      enter('phone', ['555', '123', '4567'])
      enter('date', ['2', '29', '2024'])
      enter('time', ['9', '30', '', 'PM'])
      inputs('radio')[1]?.click()
      for (const box of inputs('checkbox')) box.click()
      control(block, 'select').value = 'Two'
      inputs('likert')[0]?.click()
      inputs('likert')[9]?.click()
      press(block)
      expect(await sentValues(sent)).to.deep.include({
        text: 'a',
        email: '',
        phone: ['', '555', '123', '4567'],
        date: ['2', '29', '2024'],
        time: ['9', '30', '', 'PM'],
        name: ['', ''],
        radio: 'Two',
        checkbox: ['One', 'Two'],
        select: 'Two',
        likert: { One: -2, Two: 2 },
        hidden: '',
      })
    })
  })

  it('take a hidden value from the address, else its own [FORM-13]', async () => {
    await withServer(async sent => {
      const fields = [
        { type: 'hidden', id: 'h1', key: 'campaign', value: 'none' },
        { type: 'hidden', id: 'h2', title: 'source', value: 'web' },
      ]
      const { pathname, search } = location
      history.replaceState(null, '', `${pathname}${search}${search ? '&' : '?'}campaign=spring`)
      const block = await mount('form', { formId: 'h', fields })
      press(block)
      expect(await sentValues(sent)).to.deep.equal({ h1: 'spring', h2: 'web' })
      history.replaceState(null, '', pathname + search)
    })
  })

  it('count the characters of a text area with a limit [FORM-39] [FORM-40]', async () => {
    const block = await mount('form', CONTACT)
    const area = control(block, 'message')
    await alive(block)
    const counter = block.querySelector('.form__counter')
    expect(counter?.textContent).to.equal('0 / 10')
    const isMarked = (): boolean => block.querySelector('.form__field--exceeded') !== null
    type(area, '12345678901')
    expect(counter?.textContent).to.equal('11 / 10')
    expect(isMarked()).to.equal(true)
    type(area, '1234567890')
    expect(isMarked()).to.equal(false)
    type(area, '12345678901')
    press(block)
    await until(() => faultAt(block, 'message') === 'You have exceeded the character limit.')
  })

  for (const maxLength of [0, -1, '', 'many']) {
    it(`count nothing where the limit is ${JSON.stringify(maxLength)} [FORM-41]`, async () => {
      const fields = [
        { type: 'textarea', id: 'message', maxLength },
        { type: 'textarea', id: 'other', maxLength: 5 },
      ]
      const block = await mount('form', { formId: 'c', fields })
      await alive(block)
      expect(block.querySelectorAll('.form__counter').length).to.equal(1)
    })
  }

  it('keep the input until it is sent, except passwords', async () => {
    const data = { ...CONTACT, fields: [...CONTACT.fields, { type: 'password', id: 'secret' }] }
    await withServer(async () => {
      const block = await mount('form', data)
      await alive(block)
      fill(block)
      type(control(block, 'secret'), 'hush')
      block.remove()
      const again = await mount('form', data)
      await until(() => control(again, 'email').value === 'ada@example.com')
      expect(control(again, 'name').value).to.equal('Ada')
      expect(control(again, 'secret').value).to.equal('')
      expect(JSON.stringify({ ...sessionStorage })).not.to.contain('hush')
      press(again)
      await until(() => again.querySelector('.form__sent'))
      expect(sessionStorage.length).to.equal(0)
    })
  })

  it('reserve space for their errors, so that nothing shifts', async () => {
    const block = await mount('form', CONTACT)
    const before = block.querySelector('form')?.offsetHeight
    await alive(block)
    expect(block.querySelector('form')?.offsetHeight).to.equal(before)
    press(block)
    await until(() => faultAt(block, 'email'))
    await settle()
    expect(block.querySelector('form')?.offsetHeight).to.equal(before)
  })

  it('never lose a file silently: no call accepts one', async () => {
    const sent = await withServer(async () => {
      const block = await mount('form', {
        formId: 'f',
        fields: [{ type: 'file', id: 'file', title: 'A file' }],
      })
      const files = new DataTransfer()
      files.items.add(new File(['x'], 'a.txt'))
      control(block, 'file').files = files.files
      press(block)
      await until(() => faultAt(block, 'file') === 'There was a problem while uploading your file.')
    })
    expect(sent.length).to.equal(0)
  })

  it('are rejected with their names if their definition is invalid, and the rest of the page still works [FORM-57]', async () => {
    const errors = await errorsDuring(async () => {
      const broken = await mount('form', { fields: [{ type: 'hologram', id: 'a' }] }, '<p>Write to us.</p>')
      expect(broken.innerHTML).to.equal('<p>Write to us.</p>')
      const next = await mount('form', CONTACT)
      expect(next.querySelectorAll('.form__field').length).to.equal(3)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })
})

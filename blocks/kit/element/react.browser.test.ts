import { expect } from 'chai'
import { createElement, memo, type ReactElement, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { mount, until } from '../../../test/mount'
import { defineBlock } from './define-block'
import { useUniqueId } from './host'

/* The features of React that ordinary views use. Both flavours must have them. */
const schema = z.object({ step: z._default(z.number(), 0) })
type Props = z.output<typeof schema>

const log: string[] = []

function Watched({ step }: Props): null {
  useEffect(() => {
    log.push(`start ${step}`)
    return () => void log.push(`stop ${step}`)
  }, [step])
  return null
}

const Quiet = memo(({ text }: { readonly text: string }): string => {
  log.push(`render ${text}`)
  return text
})

defineBlock('unique-ids', { schema, View: () => createElement('p', { id: useUniqueId() }, 'a') })
defineBlock('react-effects', {
  schema,
  View: ({ step }: Props) => (step < 2 ? createElement(Watched, { step }) : null),
})
defineBlock('react-memo', {
  schema,
  View: ({ step }: Props) => createElement('p', null, createElement(Quiet, { text: 'same' }), `${step}`),
})
defineBlock('react-list', {
  schema,
  View: ({ step }: Props) =>
    createElement(
      'ul',
      null,
      ['abcde', 'eadcb', 'cfa'][step]?.split('').map(key => createElement('li', { key }, key)),
    ),
})
defineBlock('react-form', { schema, View: Form })
defineBlock('react-attributes', { schema, View: Attributes })

function Form(): ReactElement {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('b')
  const [isOn, setOn] = useState(false)
  return createElement(
    'form',
    { onFocus: () => log.push('focus') },
    createElement('input', {
      value: text,
      onChange: ({ target, nativeEvent }) => {
        log.push(nativeEvent.type)
        setText(target.value.toUpperCase())
      },
    }),
    createElement(
      'select',
      { value: chosen, onChange: ({ target }) => setChosen((target as HTMLSelectElement).value) },
      ['a', 'b', 'c'].map(value => createElement('option', { key: value, value }, value)),
    ),
    createElement('input', { type: 'checkbox', checked: isOn, onChange: () => setOn(!isOn) }),
    createElement('textarea', { defaultValue: 'written' }),
    createElement('output', null, [text, chosen, isOn].join()),
  )
}

function Attributes({ step }: Props): ReactElement {
  const stroke = { strokeWidth: 2, strokeLinecap: 'round', clipPath: 'url(#c)', className: 'path' } as const
  return createElement(
    'div',
    {
      ...(step === 0 && { className: 'first', title: 'told', 'data-open': false }),
      hidden: step === 1,
      style: { width: 3, lineHeight: 2, '--gap': '1px', ...(step === 0 && { opacity: 0 }) },
      'aria-hidden': false,
    },
    createElement('a', { download: true, href: '/file', translate: 'no', tabIndex: -1 }),
    createElement('label', { htmlFor: 'x' }),
    createElement('svg', { viewBox: '0 0 1 1' }, createElement('path', { ...stroke, pathLength: 5 })),
  )
}

describe('the React of views', () => {
  it('gives each block ids of its own', async () => {
    const ids = [await mount('unique-ids', {}), await mount('unique-ids', {})].map(
      host => host.querySelector('p')?.id,
    )
    expect(ids[0]).not.to.equal('')
    expect(ids[0]).not.to.equal(ids[1])
  })

  it('runs effects again when what they read changes, and cleans up after the last', async () => {
    log.length = 0
    const host = await mount('react-effects', { step: 0 })
    await until(() => log.length === 1)
    host.setAttribute('data-block-json', '{"step":1}')
    await until(() => log.length === 3)
    host.setAttribute('data-block-json', '{"step":2}')
    await until(() => log.length === 4)
    expect(log).to.deep.equal(['start 0', 'stop 0', 'start 1', 'stop 1'])
  })

  it('does not render a memoized component again with the same properties', async () => {
    log.length = 0
    const host = await mount('react-memo', { step: 0 })
    host.setAttribute('data-block-json', '{"step":1}')
    await until(() => host.textContent === 'same1')
    expect(log).to.deep.equal(['render same'])
  })

  it('moves the elements of a list by their keys', async () => {
    const host = await mount('react-list', { step: 0 })
    const elements = [...host.querySelectorAll('li')]
    host.setAttribute('data-block-json', '{"step":1}')
    await until(() => host.textContent === 'eadcb')
    const moved = [...host.querySelectorAll('li')]
    expect(moved.map(element => elements.indexOf(element))).to.deep.equal([4, 0, 3, 2, 1])
    host.setAttribute('data-block-json', '{"step":2}')
    await until(() => host.textContent === 'cfa')
    const left = [...host.querySelectorAll('li')]
    expect(left.map(element => elements.indexOf(element))).to.deep.equal([2, -1, 0])
  })

  it('keeps fields and state together', async () => {
    log.length = 0
    const host = await mount('react-form', {})
    const [text, box] = host.querySelectorAll('input')
    const select = host.querySelector('select')
    if (!text || !box || !select) throw new Error('no fields')
    expect(select.value).to.equal('b')
    expect(host.querySelector('textarea')?.value).to.equal('written')
    text.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(text, 'x')
    text.dispatchEvent(new InputEvent('input', { bubbles: true }))
    select.value = 'c'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    box.click()
    await until(() => host.querySelector('output')?.textContent === 'X,c,true')
    expect([text.value, select.value, box.checked]).to.deep.equal(['X', 'c', true])
    expect(log).to.deep.equal(['focus', 'input'])
  })

  it('sets and removes attributes, styles and properties', async () => {
    const host = await mount('react-attributes', { step: 0 })
    const [box, link, label, path] = ['div', 'a', 'label', 'path'].map(tag => host.querySelector(tag))
    if (!(box instanceof HTMLElement)) throw new Error('no box')
    expect(box.className).to.equal('first')
    expect(box.style.cssText).to.equal('width: 3px; line-height: 2; --gap: 1px; opacity: 0;')
    expect(box.dataset.open).to.equal('false')
    expect(box.getAttribute('aria-hidden')).to.equal('false')
    expect(link?.outerHTML).to.match(/(?=.* download="")(?=.* translate="no")(?=.* tabindex="-1")/)
    expect(label?.getAttribute('for')).to.equal('x')
    expect(path?.getAttributeNames().sort()).to.deep.equal([
      'class',
      'clip-path',
      'pathLength',
      'stroke-linecap',
      'stroke-width',
    ])
    host.setAttribute('data-block-json', '{"step":1}')
    await until(() => box.hidden)
    expect(box.hasAttribute('class')).to.equal(false)
    expect(box.title).to.equal('')
    expect(box.hasAttribute('data-open')).to.equal(false)
    expect(box.style.cssText).to.equal('width: 3px; line-height: 2; --gap: 1px;')
  })
})

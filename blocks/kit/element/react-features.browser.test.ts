import { expect } from 'chai'
import * as React from 'react'
import { createPortal, flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { mount, until } from '../../../test/mount'
import { defineBlock } from './define-block'
import { useHost } from './host'

/* Features that React documents and our own blocks do not use. */

const { createElement } = React
const schema = z.object({})
const log: string[] = []

/** Preact has neither form actions nor tags that move to the head. */
const isPreact = !('useActionState' in React)

/** The events that React listens to on the root of a view, by the property that listens to them. */
const EVENTS =
  'AuxClick Blur Click CompositionEnd CompositionStart CompositionUpdate ContextMenu Copy Cut Drag DragEnd DragEnter DragLeave DragOver DragStart Drop Focus Input KeyDown KeyUp MouseDown MouseMove MouseOut MouseOver MouseUp Paste PointerCancel PointerDown PointerMove PointerOut PointerOver PointerUp Reset Submit TouchCancel TouchEnd TouchMove TouchStart TransitionCancel TransitionEnd TransitionRun TransitionStart AnimationEnd AnimationIteration AnimationStart Wheel'.split(
    ' ',
  )

const native = (name: string): string =>
  isPreact && /^(Focus|Blur)$/.test(name)
    ? `focus${name === 'Focus' ? 'in' : 'out'}`
    : ({ Focus: 'focusin', Blur: 'focusout' }[name] ?? name.toLowerCase())

defineBlock('react-events', {
  schema,
  View: () =>
    createElement(
      'div',
      Object.fromEntries(EVENTS.map(name => [`on${name}`, () => log.push(name)])),
      createElement('button', { type: 'button', onClickCapture: () => log.push('capture') }, 'Press'),
    ),
})

let arrive: (module: { default: () => string }) => void = () => {}
const Late = React.lazy(
  () =>
    new Promise<{ default: () => string }>(done => {
      arrive = done
    }),
)
defineBlock('react-suspense', {
  schema,
  View: () => createElement(React.Suspense, { fallback: 'waiting' }, createElement(Late)),
})

const promised = Promise.resolve('promised')
const Used = (): string => React.use(promised)
defineBlock('react-use', {
  schema,
  View: () => createElement(React.Suspense, { fallback: 'waiting' }, createElement(Used)),
})

class Counter extends React.Component<{ readonly start: number }, { readonly count: number }> {
  static defaultProps = { start: 2 }
  override state = { count: this.props.start }

  override componentDidMount(): void {
    log.push('mounted')
  }

  override shouldComponentUpdate(_: unknown, { count }: { readonly count: number }): boolean {
    return count !== 4
  }

  override componentWillUnmount(): void {
    log.push('unmounted')
  }

  override render(): React.ReactNode {
    const add = (): void => this.setState(({ count }) => ({ count: count + 1 }))
    return createElement('button', { onClick: add }, `${this.state.count}`)
  }
}
defineBlock('react-class', { schema, View: () => createElement(Counter, null) })

const Theme = React.createContext('light')
const Reader = (): React.ReactNode => createElement(Theme.Consumer, { children: (value: string) => value })
defineBlock('react-context', {
  schema,
  View: () => createElement(Theme.Provider, { value: 'dark' }, createElement(Reader)),
})

function Elsewhere(): React.ReactNode {
  const host = useHost()
  return createPortal(
    createElement('button', { onClick: () => log.push('portal') }, 'Elsewhere'),
    host.ownerDocument.body,
  )
}
defineBlock('react-portal', { schema, View: Elsewhere })

defineBlock('react-head', {
  schema,
  View: () =>
    createElement('p', null, createElement('link', { rel: 'author', href: 'https://example.com/hoisted' })),
})

function Greeter(): React.ReactNode {
  const [greeting, greet, isPending] = React.useActionState(
    async (_: string, data: FormData) => `Hello ${data.get('name')}`,
    '',
  )
  return createElement(
    'form',
    { action: greet },
    createElement('input', { name: 'name', defaultValue: 'Ada' }),
    createElement('output', null, isPending ? '…' : greeting),
  )
}
defineBlock('react-action', { schema, View: Greeter })

function List(): React.ReactNode {
  const input = React.useRef<HTMLInputElement>(null)
  const [text, setText] = React.useState('')
  const later = React.useDeferredValue(text)
  const id = React.useId()
  React.useImperativeHandle(undefined, () => null)
  return createElement(
    React.Fragment,
    null,
    createElement('label', { htmlFor: id }, 'Name'),
    createElement('input', {
      id,
      ref: input,
      onInput: () => React.startTransition(() => setText(input.current?.value ?? '')),
    }),
    createElement(
      'select',
      { defaultValue: 'b' },
      ['a', 'b'].map(value => createElement('option', { key: value, value }, value)),
    ),
    createElement('i', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }),
    createElement('math', null, createElement('mi', null, 'x')),
    createElement('output', null, later),
  )
}
defineBlock('react-fields', { schema, View: List })

describe('a view on React or Preact', () => {
  beforeEach(() => {
    log.length = 0
  })

  it('hears every event, in both phases', async () => {
    const host = await mount('react-events', {})
    const button = host.querySelector('button')
    const box = button?.parentElement
    if (!button || !box) throw new Error('no button')
    for (const name of EVENTS) {
      const type = native(name)
      box.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      expect(log, type).to.include(name)
    }
    button.click()
    expect(log.slice(-2)).to.deep.equal(['capture', 'Click'])
  })

  it('waits for a lazy component inside Suspense', async () => {
    const host = await mount('react-suspense', {})
    expect(host.textContent).to.equal('waiting')
    arrive({ default: () => 'here' })
    await until(() => host.textContent === 'here')
  })

  it('reads a promise by use()', async () => {
    const host = await mount('react-use', {})
    await until(() => host.textContent === 'promised')
  })

  it('has class components with default properties, state and a life', async () => {
    const host = await mount('react-class', {})
    const button = host.querySelector('button')
    expect([button?.textContent, ...log]).to.deep.equal(['2', 'mounted'])
    flushSync(() => button?.click())
    expect(button?.textContent).to.equal('3')
    flushSync(() => button?.click())
    expect(button?.textContent).to.equal('3')
    host.remove()
    await until(() => log.includes('unmounted'))
  })

  it('reads a context by a consumer', async () => {
    expect((await mount('react-context', {})).textContent).to.equal('dark')
  })

  it('renders elsewhere by a portal', async () => {
    const host = await mount('react-portal', {})
    const button = [...document.body.children].find(child => child.textContent === 'Elsewhere')
    ;(button as HTMLElement).click()
    expect(log).to.deep.equal(['portal'])
    host.remove()
    await until(() => !button?.isConnected)
  })

  it('has deferred values, ids, refs, default values, raw HTML and MathML', async () => {
    const host = await mount('react-fields', {})
    const input = host.querySelector('input')
    if (!input) throw new Error('no input')
    expect(host.querySelector('label')?.htmlFor).to.equal(input.id)
    expect(host.querySelector('select')?.value).to.equal('b')
    expect(host.querySelector('i > b')?.textContent).to.equal('bold')
    expect(host.querySelector('math')?.namespaceURI).to.equal('http://www.w3.org/1998/Math/MathML')
    input.value = 'Ada'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await until(() => host.querySelector('output')?.textContent === 'Ada')
  })

  // Preact documents these as missing.
  if (isPreact) return

  it('moves a link to the head', async () => {
    const host = await mount('react-head', {})
    await until(() => document.head.querySelector('[href$=hoisted]'))
    host.remove()
    await until(() => !document.head.querySelector('[href$=hoisted]'))
  })

  it('runs the action of a form', async () => {
    const host = await mount('react-action', {})
    host.querySelector('form')?.requestSubmit()
    await until(() => host.querySelector('output')?.textContent === 'Hello Ada')
  })
})

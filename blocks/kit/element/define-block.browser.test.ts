import { expect } from 'chai'
import { createElement, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { $site } from '../../../src/site/core/site'
import { website } from '../../../src/site/slices/website'
import { errorsDuring, mount, settle, until } from '../../../test/mount'
import { Surface } from '../ui/base/surface'
import { useReducedMotion } from '../ui/base/use-media'
import { defineBlock } from './define-block'
import { emit, useHost } from './host'
import { type ServerContent, ServerHtml } from './server-html'

const anything = z.object({ text: z._default(z.string(), 'none') })
type Props = z.output<typeof anything> & ServerContent

defineBlock('unreadable', {
  schema: z.object({}),
  readContent: () => {
    throw new Error('a reader that throws')
  },
  View: () => null,
})
defineBlock('plain', {
  schema: anything,
  View: ({ text, serverNodes }: Props) =>
    createElement('div', { className: 'plain' }, text, createElement(ServerHtml, { nodes: serverNodes })),
})
defineBlock('counter', {
  schema: anything,
  View: () => {
    const [count, setCount] = useState(0)
    const host = useHost()
    const press = (): void => {
      setCount(count + 1)
      emit(host, 'change', { count: count + 1 })
    }
    return createElement('button', { type: 'button', onClick: press }, `${count}`)
  },
})
defineBlock('site-id', {
  schema: anything,
  View: () => {
    const { id } = useSyncExternalStore($site.listen, () => website())
    return createElement('p', null, `${id} ${useReducedMotion()}`)
  },
})
defineBlock('overlay', {
  schema: anything,
  View: ({ text }: Props) =>
    createElement(
      Surface,
      { name: 'overlay', css: 'p { color: rgb(1, 2, 3) }' },
      createElement('p', null, text),
    ),
})

describe('a block', () => {
  it('reports HTML that it cannot read, and leaves it unchanged', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('unreadable', {}, '<p>Plain</p>')
      expect(block.innerHTML).to.equal('<p>Plain</p>')
    })
    expect(errors).to.deep.equal(['content-unreadable'])
  })

  it('reads its data from the attribute [CTX-19]', async () => {
    const block = await mount('plain', { text: 'from the attribute' })
    expect(block.textContent).to.equal('from the attribute')
  })

  it('reads its data from a first child script, where attributes are mangled', async () => {
    const block = await mount(
      'plain',
      {},
      '<script type="application/json">{"text":"from the script"}</script>',
      host => host.removeAttribute('data-block-json'),
    )
    expect(block.querySelector('.plain')?.firstChild?.textContent).to.equal('from the script')
  })

  it('renders again without an attribute that is removed or emptied', async () => {
    const block = await mount('plain', { text: 'mine' })
    block.removeAttribute('data-block-json')
    await until(() => block.textContent === 'none')
    block.dataset.blockJson = '{"text":"again"}'
    await until(() => block.textContent === 'again')
    block.dataset.blockJson = ''
    await until(() => block.textContent === 'none')
  })

  it('reads its data beside a form whose fields have the names of its methods', async () => {
    const block = await mount('plain', {}, '<form><input name="matches"><input name="closest"></form>')
    expect(block.querySelector('.plain form') !== null).to.equal(true)
  })

  it('fires `ready` once, when its view is rendered', async () => {
    const heard: string[] = []
    const listen = (event: Event): void => {
      heard.push((event.target as Element).querySelector('.plain') ? 'ready' : 'too early')
    }
    document.addEventListener('ashlar:ready', listen)
    const block = await mount('plain', {})
    block.dataset.blockJson = '{"text":"again"}'
    await until(() => block.textContent === 'again')
    document.removeEventListener('ashlar:ready', listen)
    expect(heard).to.deep.equal(['ready'])
  })

  it('asks once whether it may render, and waits if its question is canceled', async () => {
    let go: (() => void) | undefined
    let questions = 0
    const listen = (event: Event): void => {
      event.preventDefault()
      questions++
      go = (event as CustomEvent<{ mount: () => void }>).detail.mount
    }
    document.addEventListener('ashlar:mount', listen)
    const block = await mount('plain', { text: 'early' }, '<b>server</b>')
    block.dataset.blockJson = '{"text":"late"}'
    document.removeEventListener('ashlar:mount', listen)
    expect(questions).to.equal(1)
    expect(block.innerHTML).to.equal('<b>server</b>')
    go?.()
    await until(() => block.querySelector('.plain')?.textContent?.includes('late'))
  })

  it('moves the nodes of the server with their listeners and their blocks', async () => {
    let clicks = 0
    const block = await mount(
      'plain',
      {},
      '<button>Server</button><ashlar-counter></ashlar-counter>',
      host => {
        host.querySelector('button')?.addEventListener('click', () => clicks++)
      },
    )
    block.querySelector('button')?.click()
    expect(clicks).to.equal(1)
    await until(() => block.querySelector('ashlar-counter button')?.textContent === '0')
  })

  it('keeps its state when the page moves it', async () => {
    const block = await mount('counter', {})
    block.querySelector('button')?.click()
    await until(() => block.textContent === '1')
    const box = document.createElement('section')
    document.body.append(box)
    box.append(block)
    await settle()
    expect(block.textContent).to.equal('1')
  })

  it('fires events that bubble', async () => {
    const block = await mount('counter', {})
    const details: unknown[] = []
    document.body.addEventListener('ashlar:change', event => details.push((event as CustomEvent).detail), {
      once: true,
    })
    block.querySelector('button')?.click()
    expect(details).to.deep.equal([{ count: 1 }])
  })

  it('renders again when the page context changes', async () => {
    $site.set({ website: { id: 'first' } })
    const block = await mount('site-id', {})
    expect(block.textContent).to.match(/^first (true|false)$/)
    $site.set({ website: { id: 'second' } })
    await until(() => block.textContent?.startsWith('second'))
  })

  it('shows a surface that the site cannot style, and removes it together with the block', async () => {
    const style = new CSSStyleSheet()
    style.replaceSync('p { color: red !important }')
    document.adoptedStyleSheets.push(style)
    const block = await mount('overlay', { text: 'above' })
    const surface = await until(() => document.querySelector('[data-ashlar-surface=overlay]'))
    const paragraph = await until(() => surface.shadowRoot?.querySelector('p'))
    expect(getComputedStyle(paragraph).color).to.equal('rgb(1, 2, 3)')
    document.adoptedStyleSheets.pop()
    block.remove()
    await until(() => !document.querySelector('[data-ashlar-surface]'))
  })

  it('leaves nothing behind when it is added and removed many times', async function () {
    this.timeout(30_000)
    const box = document.createElement('div')
    document.body.append(box)
    for (let round = 0; round < 100; round++) {
      box.innerHTML = '<ashlar-counter></ashlar-counter>'.repeat(100)
      if (round === 0) await until(() => box.querySelectorAll('button').length === 100)
      box.replaceChildren()
      await Promise.resolve()
    }
    await settle()
    const { liveBlocks } = await import('./live-blocks')
    expect([...liveBlocks].filter(({ host }) => !host.isConnected).length).to.equal(0)
  })
})

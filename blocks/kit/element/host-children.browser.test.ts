import { expect } from 'chai'
import { createElement, type ReactElement, useState } from 'react'
import * as z from 'zod/mini'
import { errorsDuring, mount, settle, until } from '../../../test/mount'
import { defineBlock } from './define-block'
import { useHost } from './host'
import { type ServerContent, ServerHtml } from './server-html'

const schema = z.object({
  items: z._default(z.array(z.object({ title: z.string(), nodes: z.array(z.unknown()) })), []),
  step: z._default(z.number(), 0),
})
type Props = z.output<typeof schema> & ServerContent

/** Shows the items' own nodes; its state is a number of clicks. */
function Items({ items }: Props): ReactElement {
  const [count, setCount] = useState(0)
  return createElement(
    'section',
    { onClick: () => setCount(count + 1), 'data-count': count },
    items.map(({ title, nodes }) =>
      createElement(
        'div',
        { key: title, className: 'item', title },
        createElement(ServerHtml, { nodes: nodes as ChildNode[] }),
      ),
    ),
  )
}

/** Replaces its root element from step to step. */
function Steps({ step, serverNodes }: Props): ReactElement {
  const host = useHost()
  return createElement(
    step % 2 ? 'article' : 'section',
    { 'data-step': step, 'data-host': host.localName },
    createElement(ServerHtml, { nodes: serverNodes }),
  )
}

defineBlock('items', {
  schema,
  readContent: nodes => ({
    items: nodes
      .filter(node => node instanceof HTMLElement)
      .map(node => {
        if (node.title === 'unreadable') throw new Error('an item that cannot be read')
        return { title: node.title, nodes: [...node.childNodes] }
      }),
  }),
  View: Items,
})
defineBlock('steps', { schema, View: Steps })

const SERVED = '<p title="a">A</p><p title="b">B</p>'

const shown = (block: Element): string[] =>
  [...block.querySelectorAll<HTMLElement>('.item')].map(
    ({ title, innerText }) => `${title} ${innerText.trim()}`,
  )

function paragraph(title: string): HTMLElement {
  const element = document.createElement('p')
  element.title = title
  element.append(title.toUpperCase())
  return element
}

/** A change of a block's children by the page, which knows the server's nodes only. */
type Change = (block: HTMLElement, nodes: readonly HTMLElement[], texts: readonly ChildNode[]) => unknown

const CHANGES: Readonly<Record<string, readonly [change: Change, shown: string[]]>> = {
  'removes a child': [(block, [a]) => block.removeChild(a as Node), ['b B']],
  'removes a child by itself': [(_, [a]) => a?.remove(), ['b B']],
  'removes a child from its parent': [(_, [, b]) => b?.parentNode?.removeChild(b), ['a A']],
  'adds a child': [block => block.appendChild(paragraph('c')), ['a A', 'b B', 'c C']],
  'adds children': [block => block.append(paragraph('c'), paragraph('d')), ['a A', 'b B', 'c C', 'd D']],
  'adds a child first': [block => block.prepend(paragraph('c')), ['c C', 'a A', 'b B']],
  'adds a child before another': [
    (block, [, b]) => block.insertBefore(paragraph('c'), b as Node),
    ['a A', 'c C', 'b B'],
  ],
  'adds a child beside another': [(_, [a]) => a?.after(paragraph('c')), ['a A', 'c C', 'b B']],
  'reorders children': [(block, [a, b]) => block.insertBefore(b as Node, a as Node), ['b B', 'a A']],
  'replaces a child': [(block, [a]) => block.replaceChild(paragraph('c'), a as Node), ['c C', 'b B']],
  'replaces all children': [block => block.replaceChildren(paragraph('c')), ['c C']],
  'empties it': [
    block => {
      block.textContent = ''
    },
    [],
  ],
  'writes its HTML': [
    block => {
      block.innerHTML = '<p title="c">C</p>'
    },
    ['c C'],
  ],
  'adds to a child': [(_, [a]) => a?.append('more'), ['a Amore', 'b B']],
  'removes from a child': [(_, [a], [text]) => a?.removeChild(text as Node), ['a ', 'b B']],
  'adds before a part of a child': [
    (_, [a], [text]) => a?.insertBefore(new Text('more'), text as Node),
    ['a moreA', 'b B'],
  ],
  'changes a text': [(_, __, [text]) => Object.assign(text as Node, { nodeValue: 'new' }), ['a new', 'b B']],
  'adds and removes the same child': [
    block => block.removeChild(block.appendChild(paragraph('c'))),
    ['a A', 'b B'],
  ],
}

describe('a block whose children someone else rendered', () => {
  for (const [what, [change, after]] of Object.entries(CHANGES)) {
    it(`follows when the page ${what}`, async () => {
      let nodes: HTMLElement[] = []
      let texts: ChildNode[] = []
      const codes = await errorsDuring(async () => {
        const block = await mount('items', {}, SERVED, host => {
          nodes = [...host.children] as HTMLElement[]
          texts = nodes.flatMap(({ childNodes }) => [...childNodes])
        })
        block.querySelector('section')?.click()
        await until(() => block.querySelector('[data-count="1"]'))
        const view = block.firstElementChild
        expect(shown(block)).to.deep.equal(['a A', 'b B'])
        change(block, nodes, texts)
        await settle()
        expect(shown(block)).to.deep.equal(after)
        expect(block.firstElementChild === view).to.equal(true)
        expect(view?.getAttribute('data-count')).to.equal('1')
        block.remove()
        await settle()
        expect([...block.children].map(({ outerHTML }) => outerHTML)).to.deep.equal(
          after.map(item => `<p title="${item[0]}">${item.slice(2)}</p>`),
        )
      })
      expect(codes).to.deep.equal([])
    })
  }
})

describe('a form inside a block', () => {
  for (const name of ['before', 'after', 'closest', 'children', 'childNodes', 'remove']) {
    it(`is shown, and returns, with a control named ${name}`, async () => {
      const html = `<form><input name="${name}"></form>`
      const errors = await errorsDuring(async () => {
        const block = await mount('steps', {}, html)
        expect(block.querySelector('section form')?.outerHTML).to.equal(html)
        block.append(paragraph('c'))
        await settle()
        expect(block.querySelector('section form + p')?.textContent).to.equal('C')
        block.remove()
        await settle()
        expect(block.innerHTML).to.equal(`${html}<p title="c">C</p>`)
      })
      expect(errors).to.deep.equal([])
    })
  }
})

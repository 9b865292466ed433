import { expect } from 'chai'
import { createElement, type ReactElement } from 'react'
import * as z from 'zod/mini'
import { errorsDuring, mount, settle, until } from '../../../test/mount'
import { defineBlock } from './define-block'
import { Enhanced } from './enhanced'
import type { ServerContent } from './server-html'

const schema = z.object({ mark: z._default(z.string(), 'first') })
type Props = z.output<typeof schema> & ServerContent

const SERVED = '<p>Kept</p><button type="button">Server</button>'
const calls: string[] = []

function markParagraph(host: HTMLElement, mark: string): () => void {
  if (mark === 'throws') throw new Error('an enhancement that throws')
  const paragraph = host.querySelector('p')
  paragraph?.setAttribute('data-mark', mark)
  calls.push(`${mark} starts`)
  return () => {
    if (mark === 'stop throws') throw new Error('a stop that throws')
    paragraph?.removeAttribute('data-mark')
    calls.push(`${mark} stops`)
  }
}

defineBlock('enhanced', {
  schema,
  View: ({ mark, serverNodes }: Props): ReactElement =>
    createElement(Enhanced<string>, { nodes: serverNodes, enhance: markParagraph, data: mark }),
})

const marked = (block: Element, mark: string): Promise<Element> =>
  until(() => block.querySelector(`[data-mark="${mark}"]`))

describe('<Enhanced>', () => {
  beforeEach(async () => {
    // The previous test's block unmounts shortly after it is removed.
    await settle()
    calls.splice(0)
  })

  it("keeps the server's nodes and enhances them once they are in place", async () => {
    let clicks = 0
    const block = await mount('enhanced', {}, SERVED, host =>
      host.querySelector('button')?.addEventListener('click', () => clicks++),
    )
    await marked(block, 'first')
    block.querySelector('button')?.click()
    expect(clicks).to.equal(1)
    expect(calls).to.deep.equal(['first starts'])
  })

  it('stops and starts again when its data change', async () => {
    const block = await mount('enhanced', {}, SERVED)
    block.dataset['blockJson'] = '{"mark":"second"}'
    await marked(block, 'second')
    expect(calls).to.deep.equal(['first starts', 'first stops', 'second starts'])
  })

  it("stops when the block is removed, and restores the server's HTML", async () => {
    const block = await mount('enhanced', {}, SERVED)
    block.remove()
    await settle()
    expect(calls).to.deep.equal(['first starts', 'first stops'])
    expect(block.innerHTML).to.equal(SERVED)
  })

  for (const mark of ['throws', 'stop throws']) {
    it(`reports an enhancement whose ${mark === 'throws' ? 'start' : 'stop'} throws, and keeps the nodes`, async () => {
      const codes = await errorsDuring(async () => {
        const block = await mount('enhanced', { mark }, SERVED)
        block.remove()
        await settle()
        expect(block.querySelector('p')?.textContent).to.equal('Kept')
        expect(block.children).to.have.length(2)
      })
      expect(codes).to.deep.equal(['render-failed'])
    })
  }
})

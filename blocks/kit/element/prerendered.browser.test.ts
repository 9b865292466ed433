import { expect } from 'chai'
import { createElement } from 'react'
import * as z from 'zod/mini'
import { mount, settle } from '../../../test/mount'
import { defineBlock } from './define-block'
import { type ServerContent, ServerHtml } from './server-html'

const STATIC = '<ul data-prerendered=""><li>static</li></ul>'

defineBlock('told', {
  schema: z.object({ text: z.string(), count: z.number() }),
  readContent: nodes => ({ count: nodes.length }),
  View: ({ text, count, serverNodes }: { text: string; count: number } & ServerContent) => {
    if (text === 'fail') throw new Error('a view that throws')
    return createElement(
      'p',
      null,
      `${text} ${count} `,
      createElement(ServerHtml, { as: 'span', nodes: serverNodes }),
    )
  },
})

describe('prerendered HTML', () => {
  it('is neither read as content nor shown beside the view', async () => {
    const empty = await mount('told', { text: 'a' })
    const block = await mount('told', { text: 'a' }, STATIC)
    expect(block.innerHTML).to.equal(empty.innerHTML)
    expect(block.textContent).to.equal('a 0 ')
  })

  it('stays apart from the server’s own HTML', async () => {
    const block = await mount('told', { text: 'a' }, `<b>own</b>${STATIC}`)
    expect(block.innerHTML).to.equal((await mount('told', { text: 'a' }, '<b>own</b>')).innerHTML)
  })

  it('returns when the block leaves the page', async () => {
    const block = await mount('told', { text: 'a' }, STATIC)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(STATIC)
  })

  it('stays if the data is invalid, and returns if the view fails', async () => {
    const prevent = (event: Event): void => event.preventDefault()
    document.addEventListener('ashlar:error', prevent)
    for (const text of [1, 'fail']) {
      expect((await mount('told', { text }, STATIC)).innerHTML).to.equal(STATIC)
    }
    document.removeEventListener('ashlar:error', prevent)
  })
})

import { expect } from 'chai'
import { createElement } from 'react'
import * as z from 'zod/mini'
import { errorsDuring, mount, settle, until } from '../../../test/mount'
import { defineBlock } from './define-block'

const loads = new Map<string, PromiseWithResolvers<void>>()
const loaded = new Set<string>()

/** Waits for the code of a design, except `plain`. */
function load({ design }: { readonly design: string }): Promise<void> | undefined {
  if (design === 'plain' || loaded.has(design)) return
  const loading = Promise.withResolvers<void>()
  loads.set(design, loading)
  return loading.promise.then(() => void loaded.add(design))
}

defineBlock('late-part', {
  schema: z.object({ design: z.string() }),
  load,
  View: ({ design }) => createElement('p', null, design),
})

describe('a block whose data needs code that has not loaded', () => {
  it("keeps the server's HTML until then, and mounts once", async () => {
    const block = await mount('late-part', { design: 'rows' }, '<b>Server</b>')
    expect(block.innerHTML).to.equal('<b>Server</b>')
    let ready = 0
    block.addEventListener('ashlar:ready', () => ready++)
    loads.get('rows')?.resolve()
    await until(() => block.textContent === 'rows')
    expect(ready).to.equal(1)
  })

  it('shows what it showed until the code for its new data has loaded', async () => {
    const block = await mount('late-part', { design: 'plain' })
    block.dataset['blockJson'] = '{"design":"list"}'
    await settle()
    expect(block.textContent).to.equal('plain')
    loads.get('list')?.resolve()
    await until(() => block.textContent === 'list')
  })

  it('stays as it is if it has left the page in the meantime', async () => {
    const block = await mount('late-part', { design: 'gone' }, '<b>Server</b>')
    block.remove()
    loads.get('gone')?.resolve()
    await settle()
    expect(block.innerHTML).to.equal('<b>Server</b>')
  })

  it("reports code that does not load, and keeps the server's HTML", async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('late-part', { design: 'lost' }, '<b>Server</b>')
      loads.get('lost')?.reject(new Error('offline'))
      await settle()
      expect(block.innerHTML).to.equal('<b>Server</b>')
    })
    expect(errors).to.deep.equal(['render-failed'])
  })
})

import { expect } from 'chai'
import * as z from 'zod/mini'
import { mount, settle, until } from '../../../test/mount'
import { defineBlock } from './define-block'

defineBlock('letters', {
  schema: z.object({ text: z._default(z.string(), '') }),
  readContent: nodes => ({ text: nodes.map(({ textContent }) => textContent).join('|') }),
  View: ({ text }: { readonly text: string }) => text,
})

type Request = CustomEvent<{ read: () => void; mount: () => void }>

/** Adds a block that has been read and waits for its turn. */
async function waiting(): Promise<{ block: HTMLElement; go: () => void }> {
  let request: Request | undefined
  const listen = (event: Event): void => {
    event.preventDefault()
    request = event as Request
  }
  document.addEventListener('ashlar:mount', listen)
  const block = await mount('letters', {}, '<b>A</b><b>B</b>')
  document.removeEventListener('ashlar:mount', listen)
  request?.detail.read()
  return { block, go: () => request?.detail.mount() }
}

describe('content that is read ahead', () => {
  it('is shown', async () => {
    const { block, go } = await waiting()
    go()
    await until(() => block.textContent === 'A|B')
  })

  for (const when of ['at once', 'later'] as const) {
    it(`is read again if the page has changed it ${when}`, async () => {
      const { block, go } = await waiting()
      block.firstElementChild?.replaceChildren('C')
      block.lastElementChild?.remove()
      if (when === 'later') await settle()
      go()
      await until(() => block.textContent === 'C')
      expect(block.childElementCount).to.equal(0)
    })
  }
})

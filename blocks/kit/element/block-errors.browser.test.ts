import { expect } from 'chai'
import * as React from 'react'
import { createElement, lazy, type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type RecordedErrors, recordErrors } from '../../../test/fixtures/record-errors'
import { mount, settle, until } from '../../../test/mount'
import { defineBlock } from './define-block'
import { useHost } from './host'
import { type ServerContent, ServerHtml } from './server-html'

const SERVED = '<p>Kept &amp; <b>whole</b></p><button type="button">Server</button><!-- all of it -->'

const schema = z.object({ at: z._default(z.string(), '') })
type Props = z.output<typeof schema> & ServerContent

/** Preact has no form actions. */
const isPreact = !('useActionState' in React)

/** Never loads. */
const Late = lazy(() => new Promise<never>(() => {}))

/** Throws, suspends, or changes its own element, as its data specifies. */
function Faulty({ at, serverNodes }: Props): ReactElement {
  const host = useHost()
  const [isPressed, setPressed] = useState(false)
  if (at === 'render' || isPressed) throw new Error('a view that throws')
  useLayoutEffect(() => {
    if (at === 'layout effect') throw new Error('a layout effect that throws')
    if (at === 'removed') host.remove()
    if (at === 'changed') host.dataset.blockJson = '{"at":"later"}'
    return () => {
      if (at === 'cleanup') throw new Error('a cleanup that throws')
    }
  }, [at, host])
  useEffect(() => {
    if (at === 'effect') throw new Error('an effect that throws')
  }, [at])
  return createElement(
    'div',
    { className: 'faulty', 'data-at': at },
    createElement('button', { type: 'button', onClick: () => setPressed(true) }, 'View'),
    createElement(ServerHtml, { nodes: serverNodes }),
    at === 'suspension' && createElement(Late),
  )
}

defineBlock('failing', {
  schema: z.pipe(
    schema,
    z.transform(data => {
      if (data.at === 'schema') throw new Error('a schema that throws')
      return data
    }),
  ),
  View: Faulty,
})

const put = (at: string, before?: (host: HTMLElement) => void): Promise<HTMLElement> =>
  mount('failing', { at }, SERVED, before)
const view = (block: Element): Promise<Element> => until(() => block.querySelector('.faulty'))
const said = ({ errors, lines, uncaught }: RecordedErrors): unknown => ({
  codes: errors.map(({ code }) => code),
  lines: lines.map(line => line.split(':')[0]),
  uncaught,
})
const ONCE = { codes: ['render-failed'], lines: ['[ashlar] render-failed'], uncaught: [] }
const NOTHING = { codes: [], lines: [], uncaught: [] }

describe('an error in a block', () => {
  for (const at of ['schema', 'render', 'layout effect', 'effect', 'suspension']) {
    it(`in its ${at} is said once, by a block that is not ready; HTML, focus and neighbours stay, and good data mends it`, async () => {
      const block = await put('')
      const neighbour = await put('')
      block.remove()
      await until(() => block.innerHTML === SERVED)
      let focused: Element | null = null
      let isReady = false
      block.addEventListener('ashlar:ready', () => {
        isReady = true
      })
      const heard = await recordErrors(async ({ errors }) => {
        block.dataset.blockJson = JSON.stringify({ at })
        document.addEventListener('ashlar:mount', () => block.querySelector('button')?.focus(), {
          once: true,
        })
        neighbour.after(block)
        await until(() => errors.length)
        await settle()
        focused = document.activeElement
      })
      expect(said(heard)).to.deep.equal(ONCE)
      // Preact runs effects after the browser has painted the block, which is ready by then.
      if (at !== 'effect' || !isPreact) expect(isReady).to.equal(false)
      expect(heard.errors[0]?.target === block).to.equal(true)
      expect(block.innerHTML).to.equal(SERVED)
      expect(focused === block.querySelector('button')).to.equal(true)
      expect(neighbour.querySelector('.faulty') !== null).to.equal(true)
      block.dataset.blockJson = '{}'
      await view(block)
      expect(isReady).to.equal(true)
    })
  }

  it('thrown while the block is in use is reported once, and the focus moves into the restored HTML', async () => {
    const block = await put('')
    const heard = await recordErrors(async ({ errors }) => {
      const button = block.querySelector('button')
      button?.focus()
      button?.click()
      await until(() => errors.length)
      await settle()
    })
    expect(said(heard)).to.deep.equal(ONCE)
    expect(block.innerHTML).to.equal(SERVED)
    expect(document.activeElement?.textContent).to.equal('Server')
  })

  it('thrown in its cleanup is reported, and every block gets its HTML back', async () => {
    const blocks = [await put('cleanup'), await put('')]
    const heard = await recordErrors(async () => {
      for (const block of blocks) block.remove()
      await settle()
    })
    expect(said(heard)).to.deep.equal(ONCE)
    expect(blocks.map(({ innerHTML }) => innerHTML)).to.deep.equal([SERVED, SERVED])
  })

  it('does not occur if the block removes its own element while it mounts', async () => {
    let block = document.body
    const heard = await recordErrors(async () => {
      block = await put('removed')
      await until(() => block.innerHTML === SERVED)
    })
    expect(said(heard)).to.deep.equal(NOTHING)
  })

  it('does not occur if its data change while it mounts', async () => {
    const heard = await recordErrors(async () => {
      const block = await put('changed')
      await until(() => block.querySelector('[data-at=later]'))
    })
    expect(said(heard)).to.deep.equal(NOTHING)
  })

  it('does not occur if the page has frozen the prototypes of its element', async () => {
    const prototype: unknown = customElements.get('ashlar-failing')?.prototype
    const { addEventListener } = EventTarget.prototype
    Object.defineProperty(prototype, 'addEventListener', { value: addEventListener, configurable: true })
    const heard = await recordErrors(async () => void (await view(await put(''))))
    Reflect.deleteProperty(prototype as object, 'addEventListener')
    expect(said(heard)).to.deep.equal(NOTHING)
  })
})

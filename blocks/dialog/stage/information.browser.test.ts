import { expect } from 'chai'
import type { InformationRequest } from '../../../src/dialogs/dialog.request'
import { openDialog } from '../../../src/dialogs/open-dialog'
import { settle, until, violations } from '../../../test/mount'
import '../dialog'
import { ask, find, opener, press, stage, withoutDialogs } from '../dialog.fixture'
import { INFORMATION_MS } from '../dialog.state'

const COPIED: InformationRequest = {
  kind: 'information',
  title: 'Copied',
  message: 'It is in your clipboard.',
}

const place = (): HTMLElement | null | undefined =>
  stage()?.shadowRoot?.querySelector<HTMLElement>('[role=status]')

async function inform() {
  const asked = performance.now()
  const outcome = openDialog(COPIED)
  const box = await until(() => place()?.querySelector<HTMLElement>('.information'))
  return { box, outcome, asked }
}

describe('an information', () => {
  afterEach(withoutDialogs)

  it('goes by itself after 2000 ms, not before [DLG-04]', async () => {
    const { outcome, asked } = await inform()
    expect(await outcome).to.equal('cancel')
    expect(performance.now() - asked).to.be.at.least(INFORMATION_MS - 1)
    await until(() => !place()?.hasChildNodes())
  })

  it('stands top right, above the page, which stays in use [DLG-04] [DLG-07]', async () => {
    const button = opener()
    const { box } = await inform()
    const { top, right } = box.getBoundingClientRect()
    expect([top, innerWidth - right < 60, getComputedStyle(place() as Element).zIndex]).to.deep.equal([
      20,
      true,
      '30000',
    ])
    expect(document.activeElement === button).to.equal(true)
    expect(document.documentElement.style.overflow).to.equal('')
    box.style.animation = 'none'
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('is said to who does not see it, by a place that was there before', async () => {
    const { attachShadow } = Element.prototype
    const held: (number | undefined)[] = []
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init)
      const look = (): unknown => held.push(root.querySelector('[role=status]')?.childElementCount)
      new MutationObserver(look).observe(root, { childList: true, subtree: true })
      return root
    }
    const { box } = await inform()
    Element.prototype.attachShadow = attachShadow
    expect(held.slice(0, 2)).to.deep.equal([0, 1])
    expect(box.textContent).to.equal('CopiedIt is in your clipboard.')
  })

  for (const [what, come, leave] of [
    ['pointer', ['pointerover', 'pointerenter'], ['pointerout', 'pointerleave']],
    ['focus', ['focusin'], ['focusout']],
  ] as const) {
    it(`waits while the ${what} is on it [DLG-04]`, async () => {
      const timers = new Set<unknown>()
      const { setTimeout: set, clearTimeout: clear } = window
      Object.assign(window, {
        setTimeout: (work: () => void, ms: number) => {
          const timer = set(work, ms)
          if (ms === INFORMATION_MS) timers.add(timer)
          return timer
        },
        clearTimeout: (timer: number) => {
          timers.delete(timer)
          clear(timer)
        },
      })
      try {
        const { box } = await inform()
        const act = (types: readonly string[]): void => {
          const Type = what === 'focus' ? FocusEvent : PointerEvent
          for (const type of types) {
            box.dispatchEvent(new Type(type, { bubbles: !/(enter|leave)$/.test(type), composed: true }))
          }
        }
        await until(() => timers.size === 1)
        act(come)
        await until(() => timers.size === 0)
        act(leave)
        await until(() => timers.size === 1)
      } finally {
        Object.assign(window, { setTimeout: set, clearTimeout: clear })
      }
    })
  }

  it('is closed by its cross, and by Escape before what is below it [ESC-01]', async () => {
    const first = await inform()
    find(first.box, '.close').click()
    expect(await first.outcome).to.equal('cancel')
    const below = await ask()
    const { outcome } = await inform()
    press('Escape')
    expect(await outcome).to.equal('cancel')
    await settle()
    expect(below.dialog.open).to.equal(true)
  })
})

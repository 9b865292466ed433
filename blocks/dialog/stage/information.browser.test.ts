import { expect } from 'chai'
import type { InformationRequest } from '../../../src/overlays/dialog-requests/dialog.request'
import { openDialog } from '../../../src/overlays/dialog-requests/open-dialog'
import { settle, until, violations } from '../../../test/mount'
import '../dialog'
import { ask, find, focused, opener, press, withoutDialogs } from '../dialog.fixture'

const COPIED: InformationRequest = {
  kind: 'information',
  title: 'Copied',
  message: 'It is in your clipboard.',
}

/** The root of informations: in the stage, or in the open modal. */
function rootNow(): HTMLElement | undefined {
  const hosts = [...document.querySelectorAll('[data-ashlar-surface], ashlar-dialog')]
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap(root => root.querySelector<HTMLElement>('[data-ashlar-surface=information]') ?? [])[0]
}

const place = (): HTMLElement | null | undefined =>
  rootNow()?.shadowRoot?.querySelector<HTMLElement>('[role=status]')

/** Returns the element that a press there would reach, in shadow roots too. */
function hit(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = [left + width / 2, top + height / 2] as const
  let found = document.elementFromPoint(...at)
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(...at)
    if (!inner || inner === found) break
    found = inner
  }
  return found
}

/** Returns whether the information's close button can be pressed and reached by keyboard. */
function isUsable(box: Element): boolean {
  const close = find(box, '.close')
  close.focus()
  return close.contains(hit(close)) && focused() === close
}

/** A modal of the page itself. */
function openOther(): HTMLDialogElement {
  const other = document.body.appendChild(document.createElement('dialog'))
  other.append(document.createElement('button'))
  other.showModal()
  return other
}

async function inform() {
  const asked = performance.now()
  const outcome = openDialog(COPIED)
  const box = await until(() => place()?.querySelector<HTMLElement>('.information'))
  return { box, outcome, asked }
}

describe('an information', () => {
  afterEach(withoutDialogs)

  it('disappears after 2000 ms, not before [DLG-04]', async () => {
    const { outcome, asked } = await inform()
    expect(await outcome).to.equal('cancel')
    expect(performance.now() - asked).to.be.at.least(1999)
    await until(() => !place()?.hasChildNodes())
  })

  it('is shown top right, above the page, which stays usable [DLG-04] [DLG-07]', async () => {
    const button = opener()
    const { box } = await inform()
    const { top, right } = box.getBoundingClientRect()
    expect([top, innerWidth - right < 60, getComputedStyle(place() as Element).zIndex]).to.deep.equal([
      20,
      true,
      '30000',
    ])
    expect(document.activeElement === button).to.equal(true)
    expect(document.body.style.overflow).to.equal('')
    box.style.animation = 'none'
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('is announced by a live region that existed before', async () => {
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
    expect(held.filter(count => count !== undefined).slice(0, 2)).to.deep.equal([0, 1])
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
          if (ms === 2000) timers.add(timer)
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

  it('is usable above an open modal, after whose controls it is reached by Tab [DLG-04]', async () => {
    const below = await ask()
    const { box, outcome } = await inform()
    box.style.animation = 'none'
    await until(() => isUsable(box))
    expect(below.dialog.contains(rootNow() ?? null)).to.equal(true)
    expect(await violations(below.dialog)).to.deep.equal([])
    // A synthetic key does not move the focus by itself: only the trap does.
    await until(() => press('Tab').defaultPrevented)
    expect(focused()?.textContent).to.equal('No')
    press('Tab', { shiftKey: true })
    expect(focused() === find(box, '.close')).to.equal(true)
    find(below.dialog, 'Yes').focus()
    expect(press('Tab').defaultPrevented).to.equal(false)

    find(box, '.close').click()
    expect(await outcome).to.equal('cancel')
    expect(below.dialog.open).to.equal(true)
    find(below.dialog, 'Yes').click()
    expect(await below.outcome).to.equal('confirm')
  })

  for (const [what, act] of [
    [
      'a modal that opens after it',
      async () => {
        const { box } = await inform()
        const other = openOther()
        await until(() => isUsable(box))
        return other
      },
    ],
    [
      'a modal of the page',
      async () => {
        const other = openOther()
        const { box } = await inform()
        await until(() => isUsable(box))
        return other
      },
    ],
  ] as const) {
    it(`can be used above ${what}, and stays when that closes [DLG-04]`, async () => {
      const other = await act()
      other.close()
      await until(() => !other.contains(rootNow() ?? null))
      expect(place()?.matches(':popover-open')).to.equal(true)
      const box = await until(() => place()?.querySelector('.information'))
      expect(isUsable(box)).to.equal(true)
      other.remove()
    })
  }

  it('closes by its close button, and on Escape before overlays below it [ESC-01]', async () => {
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

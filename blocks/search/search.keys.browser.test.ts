import { expect } from 'chai'
import { settle, until } from '../../test/mount'
import './search'
import { fieldOf, options, press, withBowls } from './search.fixture'

/** Index of the active option; -1 for none. */
const activeIn = (block: Element): number => {
  const id = fieldOf(block).getAttribute('aria-activedescendant')
  const place = options(block).findIndex(option => option.id === id)
  expect(options(block).map(({ ariaSelected }) => ariaSelected === 'true')).to.deep.equal(
    options(block).map((_, index) => index === place),
  )
  return place
}

describe('the keys of <ashlar-search>', () => {
  it('are those of a combobox: arrows move through the options, other keys edit the field', async () => {
    await withBowls(async (block, field) => {
      const steps = [
        ['ArrowDown', false, 0],
        ['ArrowDown', false, 1],
        ['ArrowUp', false, 0],
        ['ArrowUp', false, 2],
        ['ArrowDown', false, 0],
        ['Home', true, -1],
        ['ArrowUp', false, 2],
        ['ArrowLeft', true, -1],
        ['Enter', true, -1],
        ['x', true, -1],
      ] as const
      for (const [key, isKept, place] of steps) {
        expect([key, press(field, key)]).to.deep.equal([key, isKept])
        await settle()
        expect([key, activeIn(block)]).to.deep.equal([key, place])
      }
    })
  })

  it('include Escape, which closes the list and then clears the field, and arrows, which open it', async () => {
    await withBowls(async (block, field) => {
      const isOpen = () => field.ariaExpanded === 'true' && !block.querySelector('.search__panel[hidden]')
      expect(press(field, 'Escape')).to.equal(false)
      await until(() => !isOpen())
      expect(field.value).to.equal('bowl')
      press(field, 'ArrowDown', { altKey: true })
      await until(isOpen)
      expect(activeIn(block)).to.equal(-1)
      press(field, 'ArrowUp', { altKey: true })
      await until(() => !isOpen())
      press(field, 'Escape')
      expect(field.value).to.equal('')
      await settle()
      expect(press(field, 'Escape')).to.equal(true)
    })
  })

  it('navigate to the option that Enter or a click selects, unless the page cancels it', async () => {
    await withBowls(async (block, field) => {
      const selected: unknown[] = []
      block.addEventListener('ashlar:select', event => {
        selected.push((event as CustomEvent).detail.title)
        if (selected.length === 1) event.preventDefault()
      })
      press(field, 'ArrowDown')
      await settle()
      expect(press(field, 'Enter')).to.equal(false)
      expect(location.hash).to.equal('')
      options(block)[1]?.click()
      await until(() => location.hash === '#Bowl%20two')
      expect(selected).to.deep.equal(['Bowl one', 'Bowl two'])
      await until(() => field.ariaExpanded === 'false')
      history.replaceState(null, '', location.pathname + location.search)
    })
  })

  it('are ignored during IME composition', async () => {
    await withBowls(async (block, field) => {
      press(field, 'ArrowDown')
      await settle()
      for (const key of ['Enter', 'ArrowDown', 'Escape']) {
        expect(press(field, key, { isComposing: true })).to.equal(true)
      }
      expect(press(field, 'Enter', { keyCode: 229 })).to.equal(true)
      await settle()
      expect([activeIn(block), field.value]).to.deep.equal([0, 'bowl'])
    })
  })

  it('close when the focus leaves, even to the form’s button', async () => {
    await withBowls(async (block, field) => {
      const leaveFor = (relatedTarget: Element | null): boolean =>
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
      leaveFor(block.querySelector('[role="option"]'))
      await settle()
      expect(field.ariaExpanded).to.equal('true')
      leaveFor(block.querySelector('button[type="submit"], form button'))
      await until(() => field.ariaExpanded === 'false')
    })
  })
})

import { expect } from 'chai'
import { addDialog } from '../../src/overlays/dialog-requests/dialog-store'
import { settle, until } from '../../test/mount'
import './lightbox'
import { find, openDialog, press, withoutRuntime, withRuntime } from './lightbox.fixture'

describe('the keyboard of a lightbox', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  it('steps with the arrow keys, and goes to the ends with Home and End [LBX-16] [LBX-24]', async () => {
    const dialog = await openDialog()
    const counter = (): string | null => find(dialog, '.counter').textContent
    press('ArrowRight')
    await until(() => counter() === '2 / 3')
    press('End')
    await until(() => counter() === '3 / 3')
    press('Home')
    await until(() => counter() === '1 / 3')
  })

  it('leaves these keys alone if they are switched off [LBX-16] [LBX-24]', async () => {
    const dialog = await openDialog({ settings: { keyboard: false } })
    const pressed = performance.now()
    press('ArrowRight')
    // A step delayed by the 200 ms throttle would have happened.
    await until(() => performance.now() > pressed + 400)
    press('ArrowRight')
    press('End')
    await settle()
    expect(find(dialog, '.counter').textContent).to.equal('1 / 3')
  })

  it('leaves the arrow keys to a dialog above it, and to a field elsewhere [LBX-16]', async () => {
    const dialog = await openDialog({ settings: { keyboard: true } })
    const question = addDialog({ kind: 'question', style: 'confirm-only', title: 'Sure?', message: '' })
    press('ArrowRight')
    press('ArrowRight', dialog)
    question.leave()
    const field = document.body.appendChild(document.createElement('input'))
    press('ArrowRight', field)
    await settle()
    expect(find(dialog, '.counter').textContent).to.equal('1 / 3')

    const information = addDialog({ kind: 'information', title: 'Copied', message: '' })
    press('ArrowRight', dialog)
    await until(() => find(dialog, '.counter').textContent === '2 / 3')
    information.leave()
    field.remove()
  })
})

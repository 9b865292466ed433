import { expect } from 'chai'
import { addDialog } from '../../src/overlays/dialog-requests/dialog-store'
import { settle, until } from '../../test/mount'
import './lightbox'
import { find, openDialog, press, withoutRuntime, withRuntime } from './lightbox.fixture'

describe('the keyboard of a lightbox', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  it('steps with the arrow keys only if enabled [LBX-16]', async () => {
    const dialog = await openDialog()
    const pressed = performance.now()
    press('ArrowRight')
    // A step delayed by the 200 ms throttle would have happened.
    await until(() => performance.now() > pressed + 400)
    press('ArrowRight')
    await settle()
    expect(find(dialog, '.counter').textContent).to.equal('1 / 3')
    await withoutRuntime()
    withRuntime()

    const enabled = await openDialog({ settings: { keyboard: true } })
    press('ArrowRight')
    await until(() => find(enabled, '.counter').textContent === '2 / 3')
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

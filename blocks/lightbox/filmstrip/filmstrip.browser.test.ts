import { expect } from 'chai'
import { until, violations } from '../../../test/mount'
import '../lightbox'
import {
  find,
  openDialog,
  PICTURES,
  press,
  shownPicture,
  withoutRuntime,
  withRuntime,
} from '../lightbox.fixture'

const openStrip = async (): Promise<HTMLDialogElement> => {
  const dialog = await openDialog({ settings: { filmstrip: true, keyboard: true } })
  await until(() => dialog.querySelector('.filmstrip'))
  return dialog
}

const frames = (dialog: Element): HTMLButtonElement[] => [
  ...dialog.querySelectorAll<HTMLButtonElement>('.frame'),
]
const current = (dialog: Element): number =>
  frames(dialog).findIndex(frame => frame.getAttribute('aria-current') === 'true')

describe('the filmstrip of a lightbox', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  it('is there only if the set wants it, and has several slides', async () => {
    const plain = await openDialog()
    expect(plain.querySelector('.filmstrip')).to.equal(null)
    await withoutRuntime()
    withRuntime()
    const single = await openDialog({ items: PICTURES.slice(0, 1), settings: { filmstrip: true } })
    expect([single.querySelector('.filmstrip'), single.dataset['filmstrip']]).to.deep.equal([null, 'false'])
  })

  it('names a button for each slide, and is accessible', async () => {
    const dialog = await openStrip()
    expect(frames(dialog).map(frame => frame.getAttribute('aria-label'))).to.deep.equal([
      'Slide 1: Picture one',
      'Slide 2: Picture two',
      'Slide 3: Picture three',
    ])
    expect(await violations(dialog)).to.deep.equal([])
  })

  it('shows the slide of a click, in any distance', async () => {
    const dialog = await openStrip()
    frames(dialog)[2]?.click()
    await until(() => shownPicture(dialog) === 'three')
    expect([current(dialog), find(dialog, '.counter').textContent]).to.deep.equal([2, '3 / 3'])
  })

  it('is one Tab stop, whose arrow keys move one slide and the focus', async () => {
    const dialog = await openStrip()
    const focused = (): Element | null | undefined => (dialog.getRootNode() as ShadowRoot).activeElement
    expect(frames(dialog).map(frame => frame.tabIndex)).to.deep.equal([0, -1, -1])
    frames(dialog)[0]?.focus()
    press('ArrowRight', frames(dialog)[0])
    await until(() => focused() === frames(dialog)[1])
    expect(find(dialog, '.counter').textContent).to.equal('2 / 3')
    press('End', frames(dialog)[1])
    await until(() => focused() === frames(dialog)[2])
    press('ArrowRight', frames(dialog)[2])
    press('Home', frames(dialog)[2])
    await until(() => focused() === frames(dialog)[0])
  })

  it('covers neither the picture nor the caption', async () => {
    const dialog = await openStrip()
    const top = find(dialog, '.filmstrip').getBoundingClientRect().top
    for (const above of ['[data-place=shown] .picture', '.caption:not([hidden])']) {
      const box = dialog.querySelector(above)?.getBoundingClientRect()
      if (box) expect(box.bottom).to.be.at.most(top)
    }
  })
})

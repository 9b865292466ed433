import { expect } from 'chai'
import { until } from '../../../test/mount'
import '../lightbox'
import {
  dialogNow,
  find,
  openDialog,
  PICTURES,
  press,
  withoutRuntime,
  withRuntime,
} from '../lightbox.fixture'

const isOnEntry = (): boolean => history.state?.ashlarLightbox === true

describe('the history of a lightbox', () => {
  const start = location.href

  beforeEach(withRuntime)
  afterEach(async () => {
    await withoutRuntime()
    await until(() => !isOnEntry())
    history.replaceState(null, '', start)
  })

  it('is one entry: Back closes the lightbox instead of stepping through the slides', async () => {
    const { length } = history
    history.replaceState({ router: 7 }, '')
    const dialog = await openDialog()
    await until(isOnEntry)
    find(dialog, '.next').click()
    await until(() => find(dialog, '.counter').textContent === '2 / 3')
    expect([history.length - length <= 1, history.state.router]).to.deep.equal([true, 7])
    history.back()
    await until(() => !dialogNow())
    expect([history.state, location.href]).to.deep.equal([{ router: 7 }, start])
  })

  it('is removed when the lightbox closes otherwise, and a router finds its own state', async () => {
    history.replaceState({ router: 7 }, '')
    const heard: unknown[] = []
    const listen = ({ state }: PopStateEvent): void => void heard.push([state, location.href])
    addEventListener('popstate', listen)
    await openDialog()
    await until(isOnEntry)
    press('Escape')
    await until(() => !isOnEntry() && !dialogNow())
    removeEventListener('popstate', listen)
    expect(heard.map(() => [{ router: 7 }, start])).to.deep.equal(heard)
    expect(history.state).to.deep.equal({ router: 7 })
  })

  it('writes the slide to the hash, by its id or its index, if enabled [LBX-12]', async () => {
    const [one, two] = PICTURES
    if (!one || !two) throw new Error('no pictures')
    const nameless = { ...two, meta: { ...two.meta, id: '' } }
    const dialog = await openDialog({ historyHash: true, items: [one, nameless] })
    await until(() => location.hash === '#itemId=one')
    find(dialog, '.next').click()
    await until(() => location.hash === '#itemId=1')
  })

  it('leaves the address unchanged otherwise', async () => {
    await openDialog()
    await until(isOnEntry)
    expect(location.href).to.equal(start)
  })

  for (const isNamed of [false, true]) {
    it(`clears the slide from the hash when it closes${isNamed ? ', also one that was there before' : ''} [LBX-04]`, async () => {
      if (isNamed) history.replaceState(null, '', '#itemId=two')
      await openDialog({ historyHash: true, index: 1, isNamed })
      await until(() => isOnEntry() && location.hash === '#itemId=two')
      press('Escape')
      await until(() => !isOnEntry() && location.hash === '')
      await until(() => !dialogNow())
    })
  }

  it('notifies the caller of the current slide', async () => {
    const shown: number[] = []
    const dialog = await openDialog({ onChange: index => shown.push(index) })
    find(dialog, '.next').click()
    await until(() => shown.length)
    expect(shown).to.deep.equal([1])
  })
})

import { expect } from 'chai'
import { until, violations } from '../../../test/mount'
import '../dialog'
import { ask, dialogsNow, find, focused, withoutDialogs } from '../dialog.fixture'

const KEY = '0a1b2c3d4e'

describe('the system error overlay', () => {
  afterEach(withoutDialogs)

  it('shows the error, with its key and two buttons [ERR-01] [ERR-02] [ERR-04]', async () => {
    const { dialog } = await ask({ kind: 'system-error', errorKey: KEY })
    const texts = [...dialog.querySelectorAll('h2, code, button')].map(({ textContent }) => textContent)
    expect(texts).to.deep.equal(['Something Went Wrong!', KEY, 'Clear', 'Reload Page'])
    await until(() => dialog.getAnimations({ subtree: true }).length === 0)
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('names the host that does not respond [ERR-03]', async () => {
    const { dialog } = await ask({ kind: 'system-error', errorKey: KEY, host: 'tarn.example' })
    expect(find(dialog, 'h2').textContent).to.equal('Unable to connect to tarn.example. Please try again.')
  })

  it('closes by Clear, and restores the page [ERR-05]', async () => {
    const { dialog, outcome } = await ask({ kind: 'system-error', errorKey: KEY })
    find(dialog, 'Clear').click()
    expect(await outcome).to.equal('cancel')
    await until(() => dialogsNow().length === 0)
    expect(document.body.style.overflow).to.equal('')
  })

  it('focuses itself, not a button: it may appear while the visitor types', async () => {
    const { dialog } = await ask({ kind: 'system-error', errorKey: KEY })
    expect([dialog.getAttribute('role'), focused() === dialog]).to.deep.equal(['alertdialog', true])
  })
})

import { expect } from 'chai'
import { settle } from '../../../test/mount'
import { BUNDLE_TIMEOUT_MS, bundleLoads } from '../dialogs/wait-for-bundle'
import type { DialogRequest } from './dialog.request'
import { $dialogs, cancelAll } from './dialog-store'
import { openDialog } from './open-dialog'

const QUESTION: DialogRequest = { kind: 'question', style: 'confirm-only', title: 'Sure?', message: '' }
const kinds = (): string[] => $dialogs.get().map(({ request }) => request.kind)
const stages = (): number => document.querySelectorAll('ashlar-dialog[data-stage]').length

/** Reports a failed bundle, as the runtime would. */
function fail(message: string, code = 'rollup-missing'): void {
  const detail = Object.assign(new Error(message), { code })
  document.dispatchEvent(new CustomEvent('ashlar:error', { detail, cancelable: true }))
}

/** Collects the reports of a code while `act` runs. */
async function messagesDuring(act: () => Promise<unknown>): Promise<string[]> {
  const messages: string[] = []
  const listen = (event: CustomEvent<Error & { code: string }>): void => {
    event.preventDefault()
    if (event.detail.code === 'dialog-unavailable') messages.push(event.detail.message)
  }
  document.addEventListener('ashlar:error', listen as EventListener)
  await act().finally(() => document.removeEventListener('ashlar:error', listen as EventListener))
  return messages
}

describe('openDialog', () => {
  afterEach(() => cancelAll())

  it('adds one stage to the page, for the runtime to find', () => {
    openDialog(QUESTION)
    openDialog(QUESTION)
    expect([stages(), kinds().length]).to.deep.equal([1, 2])
    expect(document.querySelector('ashlar-dialog')?.getAttribute('data-load')).to.equal('eager')
  })

  it('resolves to cancel if the bundle fails, and leaves nothing open', async () => {
    const messages = await messagesDuring(async () => {
      const opening = Promise.all([openDialog(QUESTION), openDialog({ kind: 'login' })])
      fail('no block named dialog')
      expect(await opening).to.deep.equal(['cancel', 'cancel'])
    })
    expect(messages).to.deep.equal([
      'the dialog could not be shown: question',
      'the dialog could not be shown: login',
    ])
    expect(kinds()).to.deep.equal([])
  })

  it('keeps waiting if other bundles fail', async () => {
    openDialog(QUESTION)
    fail('no block named sundial')
    await settle()
    expect(kinds()).to.deep.equal(['question'])
  })

  it('waits for a bundle no longer than the timeout', async () => {
    expect(await bundleLoads('sundial', 1)).to.equal(false)
    expect(BUNDLE_TIMEOUT_MS).to.be.below(5000)
  })

  for (const request of [{ kind: 'login' }, { kind: 'system-error', errorKey: 'k' }] as const) {
    it(`gets the ${request.kind} that is open already [DLG-08]`, async () => {
      const both = [openDialog(request), openDialog(request)]
      expect(kinds()).to.deep.equal([request.kind])
      $dialogs.get()[0]?.settle('confirm')
      expect(await Promise.all(both)).to.deep.equal(['confirm', 'confirm'])
    })
  }

  it('resolves to cancel if the stage cannot render', async () => {
    const opening = openDialog(QUESTION)
    const error = Object.assign(new Error('broken'), { code: 'render-failed' })
    document
      .querySelector('ashlar-dialog')
      ?.dispatchEvent(new CustomEvent('ashlar:error', { bubbles: true, detail: error }))
    expect([await opening, kinds()]).to.deep.equal(['cancel', []])
  })
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { createMountQueue } from './mount-queue'

it('runs urgent work first, in order, and continues after an exception', async () => {
  const ran: string[] = []
  const reported = vi.fn(() => false)
  vi.stubGlobal('document', { isConnected: true, dispatchEvent: reported })
  onTestFinished(() => void vi.unstubAllGlobals())
  const enqueue = createMountQueue(async () => {})
  const done = new Promise<void>(last => {
    enqueue(() => ran.push('first'))
    enqueue(() => ran.push('second'))
    enqueue(() => ran.push('asked for'), true)
    enqueue(() => {
      enqueue(() => ran.push('asked for in the meantime'), true)
      throw new Error('ugly')
    }, true)
    enqueue(() => {
      ran.push('last')
      last()
    })
  })
  await done
  expect(ran).toEqual(['asked for', 'asked for in the meantime', 'first', 'second', 'last'])
  expect(reported).toHaveBeenCalledOnce()
})

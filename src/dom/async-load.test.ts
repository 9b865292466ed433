import { describe, expect, it, vi } from 'vitest'
import { type AsyncLoad, startAsyncLoad } from './async-load'

describe('an async load', () => {
  function start() {
    const answers: PromiseWithResolvers<string>[] = []
    const signals: AbortSignal[] = []
    const states: AsyncLoad<string>[] = []
    const failed = vi.fn()
    const load = startAsyncLoad<string>({
      load: signal => {
        signals.push(signal)
        const answer = Promise.withResolvers<string>()
        answers.push(answer)
        return answer.promise
      },
      changed: state => states.push(state),
      failed,
    })
    return { ...load, answers, signals, states, failed }
  }

  const turn = () => new Promise(done => setTimeout(done))

  it('loads immediately and keeps the data [DATA-17]', async () => {
    const { answers, states, failed } = start()
    answers[0]?.resolve('a')
    await turn()
    expect(states).toEqual([{ status: 'pending' }, { status: 'success', data: 'a' }])
    expect(failed).not.toHaveBeenCalled()
  })

  it('keeps the error and calls back [DATA-17]', async () => {
    const { answers, states, failed } = start()
    const error = new Error('offline')
    answers[0]?.reject(error)
    await turn()
    expect(states.at(-1)).toEqual({ status: 'failed', error })
    expect(failed.mock.calls).toEqual([[error]])
  })

  it('is pending again on a refetch [DATA-18]', async () => {
    const { answers, states, refetch } = start()
    answers[0]?.resolve('a')
    await turn()
    refetch()
    answers[1]?.resolve('b')
    await turn()
    expect(states.slice(2)).toEqual([
      { status: 'pending', data: 'a' },
      { status: 'success', data: 'b' },
    ])
  })

  it('keeps the data when a refetch fails [DATA-17] [DATA-18]', async () => {
    const { answers, states, refetch } = start()
    answers[0]?.resolve('a')
    await turn()
    refetch()
    const error = new Error('offline')
    answers[1]?.reject(error)
    await turn()
    expect(states.at(-1)).toEqual({ status: 'failed', data: 'a', error })
  })

  it('drops the result of an overtaken load', async () => {
    const { answers, signals, states, failed, refetch } = start()
    refetch()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers[1]?.resolve('new')
    answers[0]?.reject(new Error('aborted'))
    await turn()
    expect(states.at(-1)).toEqual({ status: 'success', data: 'new' })
    expect(failed).not.toHaveBeenCalled()
  })

  it('calls nothing once stopped', async () => {
    const { answers, states, stop } = start()
    stop()
    answers[0]?.resolve('a')
    await turn()
    expect(states).toEqual([{ status: 'pending' }])
  })
})

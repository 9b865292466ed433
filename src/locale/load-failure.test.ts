import { describe, expect, it } from 'vitest'
import { DataError } from '../calls/client/call-answer'
import { BlockError } from '../data/core/report'
import { loadFailure } from './load-failure'

const OTHERWISE = ['Unable to load results']
const NETWORK = ['Network error', 'Please check your internet connection.']
const error = (code: ConstructorParameters<typeof DataError>[0], status = 0): DataError =>
  new DataError(code, '', { status })

describe('a failed load', () => {
  it.each([
    ['without an answer', error('connect'), NETWORK],
    ['after too long a time', error('timeout'), ['Unable to connect. Please try again']],
    ['because nothing is there', error('application', 404), ['Unable to locate content']],
    ['on the server', error('status', 500), OTHERWISE],
    ['with an answer that makes no sense', error('answer-invalid', 200), OTHERWISE],
    ['for a reason further down', new BlockError('events-failed', '', { cause: error('connect') }), NETWORK],
    ['for no known reason', undefined, OTHERWISE],
    ['with something thrown that is no error', 'no', OTHERWISE],
  ])('%s is explained [ERR-14] [ERR-15] [ERR-16]', (_why, cause, lines) => {
    expect(loadFailure(cause, OTHERWISE, true)).toEqual(lines)
  })

  it('reports a lost connection whatever else failed [ERR-14] [ERR-16]', () => {
    expect(loadFailure(error('status', 500), OTHERWISE, false)).toEqual(NETWORK)
  })
})

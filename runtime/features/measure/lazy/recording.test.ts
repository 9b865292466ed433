import { describe, expect, it } from 'vitest'
import { mayRecord } from './recording'

const toggle = (variant: unknown, more: object = {}) => ({
  name: 'feature',
  experimentType: 'FEATURE_TOGGLE',
  variant,
  segmentName: null,
  containsError: false,
  ...more,
})
describe('a session', () => {
  const choice = {
    cores: 4,
    experiments: { 'session-recording': toggle('true') },
    overrides: {},
    rate: 0.5,
    chance: 0.4,
  }

  it.each([
    [0, false],
    [2, false],
    [3, true],
  ])('on %i cores is recorded: %j [ANA-37]', (cores, expected) => {
    expect(mayRecord({ ...choice, cores })).toBe(expected)
  })

  it('is recorded with its feature on, if it is in the sample [ANA-38]', () => {
    expect(mayRecord({ ...choice, experiments: { 'session-recording': toggle('false') } })).toBe(false)
    expect(mayRecord({ ...choice, experiments: undefined })).toBe(false)
    expect(mayRecord({ ...choice, chance: 0.5 })).toBe(false)
    expect(mayRecord({ ...choice, overrides: { 'session-recording': 'false' } })).toBe(false)
  })
})

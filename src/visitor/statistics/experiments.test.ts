// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { experimentOverrides, featureToggle, testVariant } from './experiments'

const toggle = (variant: unknown, more: object = {}) => ({
  name: 'feature',
  experimentType: 'FEATURE_TOGGLE',
  variant,
  segmentName: null,
  containsError: false,
  ...more,
})
const feature = (context: unknown) => featureToggle({ feature: context }, 'feature')

describe('a feature', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    ['', false],
  ])('of variant %j is on: %j [ANA-22] [ANA-21]', (variant, value) => {
    expect(feature(toggle(variant))).toEqual({ value })
  })

  const UNKNOWN = 'The specified feature does not exist'
  const BAD = 'The specified feature has an invalid server-side definition'
  const test = toggle('true', { experimentType: 'AB_TEST' })

  it.each<[what: string, id: string, experiments: Record<string, unknown> | undefined, message: string]>([
    ['that nobody knows', 'ANA-24', { other: toggle('true') }, UNKNOWN],
    ['of no name of ours', 'ANA-23', Object.create({ feature: toggle('true') }), UNKNOWN],
    ['that is a test', 'ANA-25', { feature: test }, 'The specified feature is not a FEATURE_TOGGLE'],
    ['without experiments', 'ANA-26', undefined, 'The underlying Praetor configuration is not loaded'],
    ['that the server could not decide', 'ANA-27', { feature: toggle('true', { containsError: true }) }, BAD],
    ['that is no definition', 'ANA-27', { feature: 'true' }, BAD],
    ['whose variant is no text', 'ANA-27', { feature: toggle(true) }, BAD],
  ])('%s is the fallback, with the error [%s]', (_what, _id, experiments, message) => {
    for (const fallback of [true, false]) {
      expect(featureToggle(experiments, 'feature', fallback)).toEqual({
        value: fallback,
        error: new Error(message),
      })
    }
  })
})

describe('a test', () => {
  const experiments = { colour: toggle('blue', { experimentType: 'AB_TEST' }), feature: toggle('true') }

  it('shows its variant, or the fallback', () => {
    expect(testVariant(experiments, 'colour', 'red')).toEqual({ value: 'blue' })
    expect(testVariant(experiments, 'colour', 'red', { colour: 'green' })).toEqual({ value: 'green' })
    expect(testVariant(experiments, 'feature', 'red')).toEqual({
      value: 'red',
      error: new Error('The specified feature is not a AB_TEST'),
    })
  })
})

describe('overrides', () => {
  const internal = { website: { siteStatus: { value: 6 } } }
  afterEach(() => localStorage.clear())

  it('are set by the address on our own sites, and stored [ANA-28]', () => {
    const set = experimentOverrides(internal, '?abtest.colour=green&abtest.feature=true&other=1')
    expect(set).toEqual({ colour: 'green', feature: 'true' })
    expect(experimentOverrides(internal, '')).toEqual(set)
    expect(experimentOverrides(internal, '?abtest.colour=red')).toEqual({ colour: 'red', feature: 'true' })
    expect(localStorage.getItem('ss_ab_overrides')).toContain('red')
  })

  it('are cleared by the value reset [ANA-29]', () => {
    experimentOverrides(internal, '?abtest.colour=green')
    expect(experimentOverrides(internal, '?abtest.any=reset')).toEqual({})
    expect(localStorage.getItem('ss_ab_overrides')).toBe(null)
  })

  it.each([{}, { website: { siteStatus: { value: 8 } } }, { website: { siteStatus: { value: '6' } } }])(
    'are ignored on any other site: %j [ANA-30]',
    context => {
      experimentOverrides(internal, '?abtest.colour=green')
      expect(experimentOverrides(context, '?abtest.colour=red')).toEqual({})
      expect(localStorage.getItem('ss_ab_overrides')).toContain('green')
    },
  )

  it('are ignored if malformed', () => {
    localStorage.setItem('ss_ab_overrides', '{"value":{"colour":7,"feature":"true"}}')
    expect(experimentOverrides(internal, '')).toEqual({ feature: 'true' })
  })
})

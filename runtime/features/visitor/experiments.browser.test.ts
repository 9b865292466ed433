import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { collectQuestions } from '../../../test/fixtures/features-page'
import { errorsDuring, settle, until } from '../../../test/mount'
import { startFeatures } from '../../core/features/start-features'

/** The runtime starts once for each set of tools. */
const begin = (): void =>
  startFeatures({ errors: [], questions: collectQuestions(), $site, found: () => {}, load: async () => [] })
const test = (variant: string, more: object = {}) => ({
  name: 'hero',
  experimentType: 'AB_TEST',
  variant,
  segmentName: null,
  containsError: false,
  ...more,
})
const HERO = { hero: test('b'), search: test('true', { experimentType: 'FEATURE_TOGGLE' }) }
const INTERNAL = { website: { siteStatus: { value: 6 } } }

/** The answers that the page has had. */
let answers: Record<string, unknown>[] = []
const listen = (event: Event): void => {
  const { error, ...detail } = (event as CustomEvent).detail
  answers.push({ ...detail, ...(error && { error: error.message }) })
}
const ask = (detail: unknown): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:experiment-asked', { detail }))
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('p')].filter(({ hidden }) => !hidden).map(({ id }) => id)

describe('a page’s experiments', () => {
  beforeEach(() => {
    answers = []
    document.addEventListener('ashlar:experiment', listen)
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    document.removeEventListener('ashlar:experiment', listen)
    $site.set({})
    history.replaceState(null, '', location.pathname)
    localStorage.removeItem('ss_ab_overrides')
  })

  it('are published, and again when they change [ANA-21] [ANA-22]', async () => {
    $site.set({ experiments: HERO })
    begin()
    await until(() => answers.length === 2)
    expect(answers).to.deep.equal([
      { name: 'hero', experimentType: 'AB_TEST', value: 'b' },
      { name: 'search', experimentType: 'FEATURE_TOGGLE', value: true },
    ])
    $site.set({ experiments: HERO, other: 1 })
    expect(answers).to.have.length(2)
    $site.set({ experiments: { hero: test('c') } })
    expect(answers.slice(2)).to.deep.equal([{ name: 'hero', experimentType: 'AB_TEST', value: 'c' }])
  })

  for (const [what, question, answer] of [
    ['a test', { name: 'hero', fallback: 'a' }, { name: 'hero', experimentType: 'AB_TEST', value: 'b' }],
    [
      'an unknown test [ANA-24]',
      { name: 'footer', fallback: 'a' },
      {
        name: 'footer',
        experimentType: 'AB_TEST',
        value: 'a',
        error: 'The specified feature does not exist',
      },
    ],
    [
      'a test as a feature [ANA-25]',
      { name: 'hero', experimentType: 'FEATURE_TOGGLE', fallback: true },
      {
        name: 'hero',
        experimentType: 'FEATURE_TOGGLE',
        value: true,
        error: 'The specified feature is not a FEATURE_TOGGLE',
      },
    ],
    [
      'nothing [ANA-24]',
      7,
      { name: '', experimentType: 'AB_TEST', value: '', error: 'The specified feature does not exist' },
    ],
  ] as const) {
    it(`answer a page’s question for ${what} [ANA-23]`, async () => {
      $site.set({ experiments: HERO })
      begin()
      await until(() => answers.length)
      answers = []
      ask(question)
      expect(answers).to.deep.equal([answer])
    })
  }

  it('answer with the fallback on a page without any [ANA-26]', async () => {
    begin()
    ask({ name: 'hero', fallback: 'a' })
    await until(() => answers.length)
    const error = 'The underlying Praetor configuration is not loaded'
    expect(answers).to.deep.equal([{ name: 'hero', experimentType: 'AB_TEST', value: 'a', error }])
  })

  it('show the elements of their variant, including later ones, and restore the server’s choice', async () => {
    document.body.innerHTML = `<p id="a" data-ashlar-variant="hero:a"></p>
      <p id="b" data-ashlar-variant="hero:b" hidden></p>`
    $site.set({ experiments: HERO })
    begin()
    await until(() => shown().join() === 'b')
    document.body.insertAdjacentHTML('beforeend', '<p id="late" data-ashlar-variant="hero:a"></p>')
    await settle()
    expect(shown()).to.deep.equal(['b'])
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(shown()).to.deep.equal(['a', 'late'])
  })

  it('keep the server’s choice for an unknown test, and report it once', async () => {
    document.body.innerHTML = `<p id="a" data-ashlar-variant="footer:a"></p>
      <p id="b" data-ashlar-variant="footer:a" hidden></p><p id="c" data-ashlar-variant></p>`
    $site.set({ experiments: HERO })
    const codes = await errorsDuring(async () => {
      begin()
      await until(() => answers.length)
    })
    expect(codes).to.deep.equal(['data-invalid', 'data-invalid'])
    expect(shown()).to.deep.equal(['a', 'c'])
  })

  it('follow URL overrides on the platform’s sites only [ANA-28] [ANA-29] [ANA-30]', async () => {
    document.body.innerHTML =
      '<p id="a" data-ashlar-variant="hero:a"></p><p id="b" data-ashlar-variant="hero:b"></p>'
    history.replaceState(null, '', '?abtest.hero=a')
    $site.set({ ...INTERNAL, experiments: HERO })
    begin()
    await until(() => shown().join() === 'a')
    history.replaceState(null, '', '?abtest.any=reset')
    $site.set({ ...INTERNAL, experiments: { ...HERO } })
    expect(shown()).to.deep.equal(['b'])
    history.replaceState(null, '', '?abtest.hero=a')
    $site.set({ experiments: { ...HERO } })
    expect(shown()).to.deep.equal(['b'])
  })
})

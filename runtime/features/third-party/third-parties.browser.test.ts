import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { start as startGoogleFonts } from '../fonts/google-fonts'
import { start as startTypekit } from '../fonts/typekit-fonts'
import { start as startComments } from './comments-count'

const CONTEXT = {
  googleFonts: [{ includeName: 'Open+Sans:400,700' }, { includeName: 'Inter:wght@400' }],
  website: { typekitId: 'abc1def' },
  typekitFonts: [{ id: 'no-such-face', variations: ['n4'] }],
  websiteSettings: { commentsEnabled: true, disqusShortname: 'our-shop' },
}

const PARTS = [
  [
    'the style sheets of the fonts by their families [ROLL-17]',
    startGoogleFonts,
    [
      'stylesheet https://fonts.googleapis.com/css2?family=Inter:wght@400&display=swap',
      'stylesheet https://fonts.googleapis.com/css?family=Open+Sans:400,700&display=swap',
    ],
  ],
  ['the kit of the fonts', startTypekit, ['stylesheet https://use.typekit.net/abc1def.css']],
  [
    'the script that counts comments, by the short name [ROLL-18]',
    startComments,
    ['dsq-count-scr https://our-shop.disqus.com/count.js'],
  ],
] as const

/** A detached element, so that nothing in it is requested. */
let place = document.createElement('div')
const asked = (): string[] =>
  [...place.children].map(element =>
    element instanceof HTMLLinkElement
      ? `${element.rel} ${element.href}`
      : `${element.id} ${(element as HTMLScriptElement).src}`,
  )
const agree = (detail: object): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail }))

describe('third-party resources', () => {
  beforeEach(() => {
    place = document.createElement('div')
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  for (const [what, start, elements] of PARTS) {
    it(`wait for consent: ${what}`, () => {
      $site.set(CONTEXT)
      start({ $site }, place)
      agree({ analytics: true, functional: false })
      expect(asked()).to.deep.equal([])
      agree({ functional: true })
      expect(asked()).to.deep.equal(elements)
      agree({ functional: true })
      expect(asked()).to.deep.equal(elements)
    })

    it(`load without consent in compat mode: ${what}`, () => {
      $site.set({ ...CONTEXT, consent: 'compat' })
      start({ $site }, place)
      expect(asked()).to.deep.equal(elements)
    })

    it(`are not loaded unless the context names them: ${what}`, () => {
      $site.set({ consent: 'compat' })
      start({ $site }, place)
      expect(asked()).to.deep.equal([])
    })
  }

  it('do not include the comment count script if comments are disabled [ROLL-18]', () => {
    $site.set({ consent: 'compat', websiteSettings: { commentsEnabled: false, disqusShortname: 'our-shop' } })
    startComments({ $site }, place)
    expect(asked()).to.deep.equal([])
  })

  it('are not loaded after destroy', () => {
    $site.set(CONTEXT)
    startGoogleFonts({ $site }, place)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    agree({ functional: true })
    expect(asked()).to.deep.equal([])
  })

  for (const outcome of ['load', 'error']) {
    it(`report a font that the kit does not define on ${outcome} [ROLL-13]`, () => {
      const reported: string[] = []
      const logged: string[] = []
      const { error } = console
      const listen = (event: Event): void =>
        void reported.push((event as CustomEvent<{ code: string }>).detail.code)
      document.addEventListener('ashlar:error', listen)
      console.error = (text: string) => void logged.push(text)

      document.fonts.add(new FontFace('still-there', 'local(serif)'))
      const typekitFonts = [{ id: 'still-there' }, { id: 'no-such-face' }]
      $site.set({ ...CONTEXT, typekitFonts, consent: 'compat' })
      startTypekit({ $site }, place)
      place.querySelector('link')?.dispatchEvent(new Event(outcome))

      document.removeEventListener('ashlar:error', listen)
      console.error = error
      document.fonts.clear()
      expect(reported).to.deep.equal(['font-missing'])
      expect(logged).to.deep.equal([
        '[ashlar] font-missing: Requested font no longer in Typekit: no-such-face',
      ])
    })
  }
})

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

/** Nothing that stands here is asked for. */
let place = document.createElement('div')
const asked = (): string[] =>
  [...place.children].map(element =>
    element instanceof HTMLLinkElement
      ? `${element.rel} ${element.href}`
      : `${element.id} ${(element as HTMLScriptElement).src}`,
  )
const agree = (detail: object): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail }))

describe("what comes from other companies' hosts", () => {
  beforeEach(() => {
    place = document.createElement('div')
  })
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
  })

  for (const [what, start, elements] of PARTS) {
    it(`waits for the visitor's consent, then loads ${what}`, () => {
      $site.set(CONTEXT)
      start({ $site }, place)
      agree({ analytics: true, functional: false })
      expect(asked()).to.deep.equal([])
      agree({ functional: true })
      expect(asked()).to.deep.equal(elements)
      agree({ functional: true })
      expect(asked()).to.deep.equal(elements)
    })

    it(`asks nobody in compat mode and loads ${what}`, () => {
      $site.set({ ...CONTEXT, consent: 'compat' })
      start({ $site }, place)
      expect(asked()).to.deep.equal(elements)
    })

    it(`asks for nothing that the context does not name: ${what}`, () => {
      $site.set({ consent: 'compat' })
      start({ $site }, place)
      expect(asked()).to.deep.equal([])
    })
  }

  it('loads no script that counts comments where they are off [ROLL-18]', () => {
    $site.set({ consent: 'compat', websiteSettings: { commentsEnabled: false, disqusShortname: 'our-shop' } })
    startComments({ $site }, place)
    expect(asked()).to.deep.equal([])
  })

  it('asks for nothing once the site is destroyed', () => {
    $site.set(CONTEXT)
    startGoogleFonts({ $site }, place)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    agree({ functional: true })
    expect(asked()).to.deep.equal([])
  })

  for (const outcome of ['load', 'error']) {
    it(`reports a font that its kit does not define, and says so in the console, on ${outcome} [ROLL-13]`, () => {
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

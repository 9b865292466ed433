import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './cookie-banner'

const within = (host: HTMLElement, selector: string): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const buttons = (host: HTMLElement): string[] =>
  [...(host.shadowRoot?.querySelectorAll('.notice button') ?? [])].map(
    button => button.getAttribute('aria-label') ?? button.textContent,
  )
/** The buttons outside the banner's box. */
function hiddenAnswers(host: HTMLElement): string[] {
  const box = within(host, '.notice')?.getBoundingClientRect() ?? new DOMRect()
  const all = [...(host.shadowRoot?.querySelectorAll('.notice button') ?? [])]
  return all
    .filter(button => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      return left < box.left || top < box.top || right > box.right || bottom > box.bottom
    })
    .map(({ className }) => className)
}
async function show(data: object): Promise<HTMLElement> {
  const host = await mount('cookie-banner', { offered: ['functional', 'analytics', 'marketing'], ...data })
  await until(() => within(host, '.notice'))
  return host
}
/** The banner's events. */
function heard(host: HTMLElement): unknown[] {
  const events: unknown[] = []
  for (const type of ['consent-chosen', 'cookie-banner:open-panel', 'cookie-banner:close-panel']) {
    host.addEventListener(`ashlar:${type}`, event => events.push((event as CustomEvent).detail ?? type))
  }
  return events
}
const choice = (isAgreed: boolean) => ({ functional: isAgreed, analytics: isAgreed, marketing: isAgreed })
const press = (host: HTMLElement, part: string): void => within(host, `[part=${part}]`)?.click()

describe('<ashlar-cookie-banner>', () => {
  it('is a bar or a pop-up, depending on the setting [CKB-05]', async () => {
    const bar = await show({ cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP' })
    const { left, top, right } = within(bar, '.notice')?.getBoundingClientRect() ?? new DOMRect()
    expect([left, top, right]).to.deep.equal([0, 0, document.documentElement.clientWidth])
    bar.remove()
    const popup = await show({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM_RIGHT' })
    const box = within(popup, '.notice')?.getBoundingClientRect() ?? new DOMRect()
    expect([innerHeight - box.bottom, document.documentElement.clientWidth - box.right]).to.deep.equal([
      16, 16,
    ])
    expect(box.width <= 400).to.equal(true)
  })

  it('has the same sizes on a page whose root has another font size', async () => {
    const { style } = document.documentElement
    const sizes = async (): Promise<unknown[]> => {
      const host = await show({ mode: 'gdpr', isPanelOpen: true })
      await until(() => within(host, '[role=switch], input'))
      const parts = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
      const found = parts.map(part => [part.offsetWidth, part.offsetHeight, getComputedStyle(part).fontSize])
      host.remove()
      return found
    }
    const usual = await sizes()
    expect(usual[0]).to.include('15px')
    style.fontSize = '62.5%'
    try {
      expect(await sizes()).to.deep.equal(usual)
    } finally {
      style.fontSize = ''
    }
  })

  for (const [acceptType, expected] of [
    ['OPT_IN', ['Accept']],
    ['OPT_IN_AND_OUT', ['Decline', 'Accept']],
  ] as const) {
    it(`offers ${expected.join(' and ')} with ${acceptType} in compat [CKB-07]`, async () => {
      for (const look of ['BAR TEXT', 'BAR BUTTON', 'BAR ICON', 'POPUP BUTTON', 'POPUP ICON']) {
        const [cookieBannerVariant, cookieBannerCtaVariant] = look.split(' ')
        const host = await show({
          mode: 'compat',
          cookieBannerAcceptType: acceptType,
          cookieBannerVariant,
          cookieBannerCtaVariant,
        })
        expect(buttons(host)).to.deep.equal(expected)
        expect(hiddenAnswers(host)).to.deep.equal([])
        host.remove()
      }
    })
  }

  it('makes declining as easy as accepting, regardless of the settings', async () => {
    const host = await show({ cookieBannerAcceptType: 'OPT_IN', cookieBannerCtaVariant: 'ICON' })
    expect(buttons(host)).to.deep.equal(['Decline', 'Accept', 'Manage cookies'])
    const [decline, accept] = ['decline', 'accept'].map(part => {
      const button = within(host, `[part=${part}]`)
      if (!button) return {}
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
      const { width, height } = button.getBoundingClientRect()
      return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height }
    })
    expect(decline).to.deep.equal(accept)
  })

  it('notifies the page of the answer, and of the request for all choices [CKB-13]', async () => {
    const host = await show({})
    const events = heard(host)
    for (const part of ['accept', 'decline', 'manage']) press(host, part)
    expect(events).to.deep.equal([choice(true), choice(false), 'cookie-banner:open-panel'])
  })

  it("shows the site's texts, and ours by default [CKB-17] [CKB-18] [CKB-19]", async () => {
    const own = await show({
      cookieBannerText: 'Crumbs?',
      cookieBannerCtaText: 'Mmh',
      cookieBannerOptOutCtaText: 'No',
      cookieBannerManageCookiesLabel: 'Which?',
    })
    expect(buttons(own)).to.deep.equal(['No', 'Mmh', 'Which?'])
    expect(within(own, '.words')?.textContent).to.equal('Crumbs?')
    own.remove()
    const ours = await show({ mode: 'compat', cookieBannerText: '<p></p>', cookieBannerCtaVariant: 'BUTTON' })
    expect(within(ours, '.words')?.textContent).to.equal(
      'By using this website, you agree to our use of cookies.',
    )
  })

  it('shows HTML without executable content', async () => {
    const host = await show({
      cookieBannerText:
        '<p>Read <a href="/privacy">more</a><img src="x" onerror="parent.hurt=1"><a href="javascript:hurt=1">x</a></p><script>hurt=1</script>',
    })
    const words = await until(() => within(host, '.words a[href="/privacy"]')?.closest('.words'))
    expect(words.querySelector('script, [onerror], [href^=javascript]') === null).to.equal(true)
    expect('hurt' in window).to.equal(false)
  })

  it('shows the notice even if its settings have the wrong type [CKB-20]', async () => {
    const errors = await errorsDuring(async () => {
      const host = await show({
        cookieBannerText: 7,
        cookieBannerVariant: [],
        cookieBannerTheme: null,
        cookieBannerCtaText: {},
        offered: 'all',
        choice: 'yes',
        chosenAt: 'now',
        isPanelOpen: 'no',
      })
      const { dataset } = within(host, '.notice') ?? document.body
      expect([dataset['variant'], dataset['theme'], dataset['position']]).to.deep.equal([
        'BAR',
        'DARK',
        'BOTTOM',
      ])
    })
    expect(errors).to.deep.equal([])
  })

  it('leaves the focus in place, and is accessible', async () => {
    const field = document.body.appendChild(document.createElement('button'))
    field.textContent = 'Here'
    field.focus()
    const host = await show({ cookieBannerTheme: 'LIGHT' })
    expect(document.activeElement === field).to.equal(true)
    await Promise.all((within(host, '.notice')?.getAnimations() ?? []).map(({ finished }) => finished))
    expect(await violations(host)).to.deep.equal([])
    host.remove()
    const dark = await show({ cookieBannerText: '<p>With <a href="#x">a link</a></p>' })
    await until(() => within(dark, '.words a'))
    await Promise.all((within(dark, '.notice')?.getAnimations() ?? []).map(({ finished }) => finished))
    expect(await violations(dark)).to.deep.equal([])
  })

  it('moves to the other side when it would cover the focus', async () => {
    const host = await show({})
    const notice = within(host, '.notice') ?? document.body
    const link = document.body.appendChild(document.createElement('a'))
    Object.assign(link, { href: '#x', textContent: 'Below' })
    link.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 0'
    link.focus()
    await until(() => notice.getBoundingClientRect().top === 0)
    expect(document.activeElement === link).to.equal(true)
  })

  it('adds scroll padding for its height, and removes it', async () => {
    const root = document.documentElement
    const host = await show({ cookieBannerPosition: 'BOTTOM' })
    const height = within(host, '.notice')?.getBoundingClientRect().height ?? 0
    await until(() => root.style.scrollPaddingBlockEnd.startsWith(`calc(${Math.ceil(height)}px + `))
    host.remove()
    await until(() => !root.hasAttribute('style'))
  })

  it('is mirrored on right-to-left pages', async () => {
    document.documentElement.dir = 'rtl'
    const host = await show({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM_LEFT' })
    const box = within(host, '.notice')?.getBoundingClientRect() ?? new DOMRect()
    document.documentElement.removeAttribute('dir')
    expect(document.documentElement.clientWidth - box.right).to.equal(16)
  })

  it("is isolated from the site's styles, and exposes its parts", async () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent =
      'button, section { display: none } [data-ashlar-surface=cookie-banner]::part(accept) { letter-spacing: 3px }'
    const host = await show({})
    const accept = within(host, '[part=accept]') ?? document.body
    const { display, letterSpacing } = getComputedStyle(accept)
    style.remove()
    await settle()
    expect([display === 'none', letterSpacing]).to.deep.equal([false, '3px'])
  })
})

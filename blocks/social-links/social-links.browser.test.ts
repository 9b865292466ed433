import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import './social-links'

const LIST =
  '<ul><li><a href="https://www.instagram.com/tarn">Our kiln</a></li><li><a href="mailto:a@tarn.example"><span></span></a></li></ul>'

/** Markup of an exported page, with or without its icon sprite. */
const exported = (icon: string): string => `<div class="sqs-svg-icon--outer"><nav class="sqs-svg-icon--list">
  <a href="https://www.linkedin.com/in/tarn" class="sqs-svg-icon--wrapper linkedin-unauth"><div><svg class="sqs-svg-icon--social" viewBox="0 0 64 64"><use href="${icon}"></use></svg></div></a>
</nav></div>`

const icons = (block: Element): number => block.querySelectorAll('.social-links__icon').length
const isSeen = (element: Element | null | undefined): boolean =>
  (element?.getBoundingClientRect().width ?? 0) > 0

describe('<ashlar-social-links>', () => {
  it('lists the links of its JSON, each with icon and name, and is accessible', async () => {
    const block = await mount('social-links', {
      links: [
        { url: 'https://instagram.com/tarn' },
        { url: 'https://social.example/@tarn', name: 'Mastodon' },
        { url: 'javascript:alert(1)' },
      ],
      iconsOnly: true,
      newWindow: true,
    })
    const links = [...block.querySelectorAll('a')]
    expect(links.map(link => [link.textContent, link.getAttribute('href'), link.rel])).to.deep.equal([
      ['Instagram', 'https://instagram.com/tarn', 'me noopener'],
      ['Mastodon', 'https://social.example/@tarn', 'me noopener'],
    ])
    expect(icons(block)).to.equal(2)
    for (const link of links) expect(link.offsetWidth >= 24 && link.offsetHeight >= 24).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  it('keeps the server’s own links in place, and adds icons and missing names', async () => {
    let link: Element | null = null
    const before: number[] = []
    const rights = (host: Element): number[] =>
      [...host.querySelectorAll('a')].map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
    const block = await mount('social-links', {}, LIST, host => {
      link = host.querySelector('a')
      host.addEventListener('ashlar:mount', () => before.push(...rights(host)))
    })
    expect(block.querySelector('a') === link && icons(block) === 2).to.equal(true)
    expect([...block.querySelectorAll('a')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([null, 'Email'])
    expect(rights(block)).to.deep.equal(before)
    expect(await violations(block)).to.deep.equal([])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LIST)
  })

  it('keeps the icons of an exported page, and names each link', async () => {
    const sprite = '<svg hidden><symbol id="linkedin-unauth-icon"><path d="M0 0h9v9z"/></symbol></svg>'
    const block = await mount('social-links', {}, exported('#linkedin-unauth-icon') + sprite)
    expect(icons(block)).to.equal(0)
    expect(block.querySelector('a')?.getAttribute('aria-label')).to.equal('LinkedIn')
    expect(await violations(block)).to.deep.equal([])
  })

  for (const lost of ['#linkedin-unauth-icon', '/universal/svg/social-accounts.svg#linkedin-icon']) {
    it(`draws an icon if an exported page has lost ${lost}`, async () => {
      const block = await mount('social-links', {}, exported(lost))
      expect(isSeen(block.querySelector('.social-links__icon'))).to.equal(true)
      expect(isSeen(block.querySelector('.sqs-svg-icon--social'))).to.equal(false)
    })
  }

  it('keeps the server’s links if its data has no safe link', async () => {
    const block = await mount('social-links', { links: [{ url: 'javascript:alert(1)' }] }, LIST)
    expect(block.querySelectorAll('a').length).to.equal(2)
  })

  it('keeps the server’s links if its data is invalid', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('social-links', { links: [{ url: 7 }] }, LIST)
      expect(block.innerHTML).to.equal(LIST)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})

import { describe, expect, inject, it } from 'vitest'
import { postSiteForm } from './site-form'
import { signIn } from './visitor'

describe.skipIf(inject('ownerPassword') === '' || !inject('isOurs'))('the form of the site', () => {
  it.each([
    ['example.com', 'Links must be formatted as https://domain.com or /page'],
    ['javascript:alert(1)', 'Links must be formatted as https://domain.com or /page'],
    [`/${'x'.repeat(149)}`, 'Links must be formatted as https://domain.com or /page'],
    ['mailto:ada', 'Emails must be formatted as mailto:user@domain.com'],
    ['ada@example.com', 'Emails must be formatted as mailto:user@domain.com'],
  ])('rejects the link %s, and keeps the input [LINK-11]', async (footerLink, problem) => {
    const fields = { what: 'header-footer', header: 'typed', footer: '', footerLink }
    const response = await postSiteForm(await signIn(), fields)
    const page = await response.text()
    expect([response.status, page.includes(problem)]).toEqual([400, true])
    expect(page).toContain('name="header" value="typed"')
    expect(page).toContain(`name="footerLink" value="${footerLink}"`)
  })

  it.each([
    [{ what: 'header-footer', header: 'x'.repeat(501) }],
    [{ what: 'cookie-settings', cookieBannerText: 'x'.repeat(10_001) }],
    [{ what: 'secret', value: 'mine' }],
    [{}],
  ])('rejects %j with a reason', async fields => {
    const response = await postSiteForm(await signIn(), fields)
    expect([response.status, (await response.text()).includes('role="alert"')]).toEqual([400, true])
  })
})

import type { Page } from 'playwright/test'
import { form, type OwnAnswer, type PageServer, pageWith, serveForm, startPageServer } from './own-server.ts'
import { expect, test } from './site.ts'

/** The policy that `docs/security.md` recommends. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types ashlar-consent">`

let server: PageServer | undefined
test.afterEach(() => server?.stop())

/** Fills in and sends a form under the policy, whose server gives one answer. */
async function send(page: Page, answer: OwnAnswer): Promise<void> {
  server = await serveForm(() => answer, POLICY + form())
  await page.goto(server.address)
  // Before the block is up, the browser itself sends the form.
  await page.locator('form[novalidate]').waitFor()
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Ask' }).click()
}

test('shows the errors of a form in HTML under Trusted Types', async ({ page }) => {
  const errors = form('', '<ul class="errorlist" id="name_error"><li>Taken.</li></ul>').replace(
    'id="name"',
    'id="name" aria-invalid="true" aria-describedby="name_error"',
  )
  await send(page, { status: 422, body: pageWith(errors) })
  await expect(page.locator('.form__error')).toHaveText('Taken.')
})

test('shows the confirmation of a form in HTML under Trusted Types', async ({ page }) => {
  await send(page, { body: '<p class="form-submission-text">Thank <b>you</b>, Ada.</p>' })
  await expect(page.getByText('Thank you, Ada.')).toBeVisible()
})

test('shows a feed under Trusted Types', async ({ page }) => {
  const feed = `<rss><channel><item><title>Kiln</title><link>/kiln</link><description>&lt;b&gt;Hot&lt;/b&gt;</description></item></channel></rss>`
  const list = `<ashlar-rss-list data-load="eager" data-block-json='{"url":"/feed.xml"}'></ashlar-rss-list>`
  server = await startPageServer(({ path }) =>
    path === '/feed.xml'
      ? { headers: { 'Content-Type': 'application/rss+xml' }, body: feed }
      : { body: pageWith(list, POLICY) },
  )
  await page.goto(server.address)
  await expect(page.getByRole('link', { name: 'Kiln' })).toBeVisible()
  await expect(page.getByText('Hot')).toBeVisible()
})

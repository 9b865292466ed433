import { form, type OwnAnswer, type PageServer, pageWith, serveForm, startPageServer } from './own-server.ts'
import { expect, test } from './site.ts'

/** The policy that `docs/security.md` recommends. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types ashlar-consent">`

let server: PageServer | undefined
test.afterEach(() => server?.stop())

/** Starts a form under the policy, whose server gives one answer. */
async function serve(answer: OwnAnswer): Promise<string> {
  server = await serveForm(() => answer, POLICY + form())
  return server.address
}

test('shows the errors of a form in HTML under Trusted Types', async ({ page }) => {
  const errors = form('', '<ul class="errorlist" id="name_error"><li>Taken.</li></ul>').replace(
    'id="name"',
    'id="name" aria-invalid="true" aria-describedby="name_error"',
  )
  await page.goto(await serve({ status: 422, body: pageWith(errors) }))
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.locator('.form__error')).toHaveText('Taken.')
})

test('shows the confirmation of a form in HTML under Trusted Types', async ({ page }) => {
  await page.goto(await serve({ body: '<p class="form-submission-text">Thank <b>you</b>, Ada.</p>' }))
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Ask' }).click()
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

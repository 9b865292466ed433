import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../src/calls/form.ts'
import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

/** Answers with which nothing has been stored, by what they are. */
const BROKEN: Readonly<
  Record<string, { readonly status?: number; readonly body?: string; readonly contentType?: string }>
> = {
  '{"success":false}': { body: '{"success":false}' },
  'an error': { body: '{"error":"Full."}' },
  'an empty object': { body: '{}' },
  null: { body: 'null' },
  'a list': { body: '[]' },
  'no content': { status: 204 },
  'a page': { body: '<!doctype html><h1>Home</h1>', contentType: 'text/html' },
  'half an answer': { body: '{"success":tr' },
  'an empty body': { body: '' },
}

const FORM = `<ashlar-form data-load="eager" data-block-json='{"formId":"letter","fields":[{"type":"text","id":"name","title":"Name"}],"submitButtonText":"Send","submissionText":"Thank you"}'></ashlar-form>`

for (const dist of ['dist', 'dist/lite']) {
  test(`a form thanks for no answer but that of success (${dist})`, async ({ page }) => {
    let answer: (typeof BROKEN)[string] = {}
    await page.route(`**${SUBMISSION_KEY_PATH}*`, route => route.fulfill({ json: { key: 'k' } }))
    await page.route(`**${SAVE_SUBMISSION_PATH}*`, route =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    )
    await openServed(page, { dist, body: FORM })
    for (const [what, broken] of Object.entries(BROKEN)) {
      answer = broken
      await page.getByLabel('Name').fill(what)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(
        page.getByText(what === 'an error' ? 'Full.' : 'Unknown error').first(),
        what,
      ).toBeVisible()
      await expect(page.getByLabel('Name'), what).toHaveValue(what)
    }
    answer = { body: '{"success":true}' }
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you')).toBeVisible()
  })
}

import { expect, test } from 'playwright/test'
import { LOGGED_OUT_PATH } from '../../src/visitor/owner/logout-notice.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { brokenRules } from './broken-rules.ts'

const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

const SECTIONS = [
  'Submissions',
  'Newsletter',
  'Forms',
  'Customers',
  'Carts',
  'Analytics',
  'Events',
  'Errors',
  'Site',
]

test('shows submissions to the owner as text, with the keyboard alone', async ({ page }) => {
  // axe looks at every section, and takes long on a busy machine.
  test.slow()
  const server = await startEmptyServer({
    services: {
      owner: { password: 'only for the tests' },
      forms: async () => [
        { id: 'strange', title: HOSTILE, kind: 'form', fields: [], needsCaptcha: false, successRedirect: '' },
      ],
    },
  })
  const sent = await fetch(`${server.address}/api/form/SaveFormSubmission`, {
    method: 'POST',
    body: new URLSearchParams({ formId: 'strange', [HOSTILE]: HOSTILE }),
  })
  expect(sent.status).toBe(200)

  await page.goto(`${server.address}/config/`)
  await page.getByLabel('E-mail address').fill('owner@example.com')
  await page.getByLabel('Password').fill('only for the tests')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
  await expect(page.getByRole('definition')).toHaveText(HOSTILE)

  for (const name of SECTIONS) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Site owner`)
    expect(await brokenRules(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL(`${server.address}${LOGGED_OUT_PATH}`)
  await page.goto(`${server.address}/config/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await server.stop()
})

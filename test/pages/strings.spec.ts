import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { EMPTY_VALUE } from '../../src/forms/field-summary.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { complaints } from './site.ts'

const FILE = join(process.env.ASHLAR_SHARED ?? '../shared', 'corpora/strings/blns.json')
const PASSWORD = 'only for the tests'

/** The field types that accept any text. */
const TYPES = ['text', 'textarea', 'twitter', 'password', 'name'] as const

test.skip(!existsSync(FILE), `the naughty strings are not at hand: ${FILE}`)

// One server for all of them, since its database takes seconds to open.
test.describe.configure({ mode: 'default' })

let server: RunningServer
test.beforeAll(async () => {
  server = await startEmptyServer({
    services: {
      owner: { password: PASSWORD },
      forms: async () =>
        TYPES.map(id => ({
          id,
          title: id,
          kind: 'form',
          fields: [],
          needsCaptcha: false,
          successRedirect: '',
        })),
    },
  })
  await server.open()
})
test.afterAll(() => server.stop())

for (const type of TYPES) {
  test(`each of the 515 naughty strings in a field of type ${type} reaches the owner as it is [FORM-06]`, async ({
    page,
  }) => {
    const strings: string[] = JSON.parse(readFileSync(FILE, 'utf8'))
    expect(strings).toHaveLength(515)
    const found = complaints(page)
    await openForm(page, type, strings.length)
    const entered = await page.evaluate(enter, strings)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('All of it is here.')).toBeVisible()
    // The first call of a visit has no crumb yet, and is repeated with one.
    expect(found.filter(line => !/status of 400|FormSubmissionKey answered 400/.test(line))).toEqual([])

    await page.goto(`${server.address}/config/`)
    await page.getByLabel('E-mail address').fill('owner@example.com')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
    const [submission] = await (
      await page.request.get(`${server.address}/config/submissions.json?form=${type}`)
    ).json()
    expect(submission.values).toEqual(entered)

    await page.goto(`${server.address}/config/submissions?form=${type}`)
    const { texts, tags } = await page.evaluate(readShown)
    expect(tags).toEqual(['DD', 'DIV', 'DT'])
    expect(texts).toEqual(
      Object.values(entered).map(value => shown([value].flat().filter(Boolean).join(', '))),
    )
    await expect(page).toHaveTitle('Submissions · Site owner')
  })
}

async function openForm(page: Page, type: string, count: number): Promise<void> {
  const fields = Array.from({ length: count }, (_, index) => ({
    type,
    id: `f${index}`,
    title: `Field ${index}`,
  }))
  const data = { formId: type, fields, submitButtonText: 'Send', submissionText: 'All of it is here.' }
  await page.route(`${server.address}/strings`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Strings</title><link rel="icon" href="data:,">
        <ashlar-form data-load="eager" data-block-json='${JSON.stringify(data)}'></ashlar-form>
        <script type="module" src="/dist/boot.js"></script>`,
    }),
  )
  await page.goto(`${server.address}/strings`)
  await page.locator('.form__body').hover()
  await page.locator('.form[data-status=idle]').waitFor()
  // The server rejects submissions within a second as a robot's.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500)
}

/** Runs in the page: enters the strings, and returns the values of the fields. */
function enter(strings: string[]): Record<string, string | string[]> {
  const entries = [...document.querySelectorAll('[data-field-id]')].map((box, index) => {
    const controls = [...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    const wanted = strings[index] ?? ''
    for (const control of controls) {
      control.value = wanted
      control.dispatchEvent(new Event('input', { bubbles: true }))
      // A browser may only remove line breaks.
      const expected = control instanceof HTMLInputElement ? wanted.replace(/[\r\n]/g, '') : wanted
      if (control.value !== expected) throw new Error(`${wanted} became ${control.value}`)
    }
    const values = controls.map(({ value }) => value)
    return [`f${index}`, values.length > 1 ? values : (values[0] ?? '')] as const
  })
  return Object.fromEntries(entries)
}

/** Runs in the page. */
function readShown(): { texts: string[]; tags: string[] } {
  const list = document.querySelector('dl')
  const tags = [...(list?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName)
  const texts = [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent ?? '')
  return { texts, tags: [...new Set(tags)].sort() }
}

/** Replaces characters that HTML cannot contain as text. */
const shown = (text: string): string =>
  text ? text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD') : EMPTY_VALUE

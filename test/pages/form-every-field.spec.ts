import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { complaints, expect, test } from './site.ts'

const OWNER = { email: 'owner@example.com', password: 'only for the tests' }
const PDF = Buffer.from('%PDF-1.7 a drawing of a bench')

let data = ''
let server: RunningServer

const start = (): Promise<RunningServer> =>
  startServer({ port: 0, services: { data: { folder: data }, owner: OWNER } })

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'ashlar-data-'))
  server = await start()
  await server.open()
})
test.afterAll(async () => {
  await server.stop()
  await rm(data, { recursive: true })
})

/** Enters something into every type of field. */
async function fillAll(form: Locator): Promise<void> {
  const texts = {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    Email: 'ada@example.com',
    'Country Code': '44',
    'Area Code': '020',
    Prefix: '7946',
    Line: '0018',
    'Address 1': '12 St James’s Square',
    City: 'London',
    'Zip/Postal Code': 'SW1Y 4LE',
    Website: 'https://ada.example',
    Twitter: 'ada',
    Password: 'a secret of hers',
    Month: '12',
    Day: '10',
    Year: '2026',
    Hour: '10',
    Minute: '30',
    People: '2',
    Budget: '250.50',
    Subject: 'A bench',
    Message: 'Left-handed, please.',
  }
  for (const [label, text] of Object.entries(texts)) {
    await form.getByLabel(label, { exact: label !== 'Email' }).fill(text)
  }
  await form.getByLabel('AM/PM').selectOption('PM')
  await form.getByLabel('How did you hear of us?').selectOption('At a fair')
  await form.getByLabel('Order something').check()
  for (const name of ['A bowl', 'A bench']) await form.getByRole('checkbox', { name }).check()
  const [quiet, fair] = ['The glaze is quiet.', 'The price is fair.'].map(name =>
    form.getByRole('radiogroup', { name }),
  )
  await quiet?.getByLabel('Strongly Agree').check()
  await fair?.getByLabel('Neutral').check()
  await form
    .getByLabel('Pictures or drawings')
    .setInputFiles([{ name: 'bench.pdf', mimeType: 'application/pdf', buffer: PDF }])
}

/** The newest submission on the owner's page, by field title. */
async function readBack(page: Page): Promise<Record<string, string>> {
  const terms = page.locator('.submission').first().locator('dl > div')
  const pairs = await terms.evaluateAll(rows =>
    rows.map(row => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent?.trim()]),
  )
  return Object.fromEntries(pairs)
}

test('every field arrives, and survives a restart of the server [FORM-01] [FORM-04] [FORM-58]', async ({
  page,
}) => {
  test.slow()
  const found = complaints(page)
  await page.goto(`${server.address}/blocks/form?campaign=spring`)
  const form = page.locator('#every-field ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.form__files').waitFor({ state: 'attached' })
  await fillAll(form)
  await expect(form.locator('.form__file')).toContainText('bench.pdf')
  await form.getByRole('button', { name: 'Send it all' }).click()
  await expect(form.getByText('Thank you!')).toBeVisible()
  await expect(form.locator('.form__summary')).toContainText('bench.pdf')
  expect(found).toEqual([])

  await server.stop()
  server = await start()
  await page.goto(`${server.address}/config/`)
  await page.getByLabel('E-mail address').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submissions')
  expect(await readBack(page)).toEqual({
    Name: 'Ada, Byron',
    Email: 'ada@example.com',
    Phone: '44, 020, 7946, 0018',
    Address: '12 St James’s Square, London, SW1Y 4LE',
    Website: 'https://ada.example',
    Twitter: 'ada',
    Password: 'a secret of hers',
    Date: '12, 10, 2026',
    Time: '10, 30, PM',
    People: '2',
    Budget: '250.50',
    'How did you hear of us?': 'At a fair',
    'You would like to': 'Order something',
    'Bring home': 'A bowl, A bench',
    'How far do you agree?': 'The glaze is quiet.: Strongly Agree, The price is fair.: Neutral',
    Subject: 'A bench',
    Message: 'Left-handed, please.',
    'Pictures or drawings': `bench.pdf (${PDF.length} bytes)`,
    Campaign: 'spring',
  })
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'bench.pdf' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('bench.pdf')
  const parts: Buffer[] = []
  for await (const part of await saved.createReadStream()) parts.push(part)
  expect(Buffer.concat(parts).equals(PDF)).toBe(true)
})

test('a file that is too large or of another type is rejected with a message, and nothing else is lost [EDIT-02] [EDIT-08]', async ({
  page,
}) => {
  await page.goto(`${server.address}/blocks/form`)
  const form = page.locator('#every-field ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.form__files').waitFor({ state: 'attached' })
  await form.getByLabel('Email').fill('ada@example.com')
  const input = form.getByLabel('Pictures or drawings')
  const send = form.getByRole('button', { name: 'Send it all' })
  for (const [name, buffer, message] of [
    ['run.exe', PDF, 'The file run.exe does not appear to be a supported JPG, PNG or PDF file.'],
    [
      'big.pdf',
      Buffer.alloc(5_000_001),
      'The file big.pdf is too large. The maximum allowed file size is 5 MB.',
    ],
    ['not.png', PDF, 'The file not.png does not appear to be a supported file.'],
  ] as const) {
    await input.setInputFiles([{ name, mimeType: '', buffer }])
    await send.click()
    await expect(form.locator('.form__error', { hasText: message })).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
  }
  await input.setInputFiles([])
  await send.click()
  await expect(form.getByText('Thank you!')).toBeVisible()
})

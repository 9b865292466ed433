import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { received, signIn, visit } from './visitor'

const FOLDER = join(process.env['ASHLAR_SHARED'] ?? '../shared', 'corpora')
const strings = join(FOLDER, 'strings/blns.json')
const emails = join(FOLDER, 'email/tests.xml')
if (!existsSync(strings)) console.warn(`The naughty strings are skipped: there is no ${strings}`)

const canSignIn = inject('ownerPassword') !== ''

/** Characters that JSON allows in text, and Postgres does not. */
const ODD = ['a\0b', '\ud800', '\udc00\ud800', '\ufffe\uffff', '\u2028\u2029', '𝒜'.repeat(3000), ' \t\n ', '']

async function roundTrip(texts: readonly string[]): Promise<void> {
  const mark = crypto.randomUUID()
  const values = { mark, ...Object.fromEntries(texts.map((text, index) => [`f${index}`, text])) }
  expect((await visit().submit('api-anything', values)).status).toBe(200)
  const [submission] = await received(await signIn(), { search: mark })
  expect(submission?.values).toEqual(values)
}

describe.skipIf(!canSignIn)('text from visitors', () => {
  it('is returned unchanged, whatever it contains', () => roundTrip(ODD))

  it.skipIf(!existsSync(strings))('is returned unchanged: the 515 naughty strings', async () => {
    const texts: string[] = JSON.parse(readFileSync(strings, 'utf8'))
    expect(texts).toHaveLength(515)
    await roundTrip(texts)
  })

  it.skipIf(!existsSync(strings))('is escaped on the owner’s page', async () => {
    const texts: string[] = JSON.parse(readFileSync(strings, 'utf8'))
    const mark = crypto.randomUUID()
    await visit().submit('api-anything', { mark, ...Object.fromEntries(texts.entries()) })
    const page = await (
      await (await signIn()).fetch('GET', '/config/submissions', { query: { search: mark } })
    ).text()
    const shown = page.slice(page.indexOf('<dl>'), page.indexOf('</dl>'))
    expect(shown.replace(/<\/?(dl|div|dt|dd)>/g, '')).not.toMatch(/[<>]/)
  })
})

it.skipIf(!existsSync(emails))(
  'is accepted or rejected with a message, for every address of the e-mail tests',
  async () => {
    const xml = readFileSync(emails, 'utf8')
    const addresses = [...xml.matchAll(/<address>([\s\S]*?)<\/address>/g)].map(([, text = '']) =>
      text.replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))),
    )
    expect(addresses.length).toBeGreaterThan(100)
    const statuses = new Map<number, number>()
    for (const email of addresses) {
      const response = await visit().submit('api-newsletter', { email })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status === 400)
        expect(await response.json()).toEqual({ errors: { email: expect.stringMatching(/./) } })
    }
    expect([...statuses.keys()].sort()).toEqual([200, 400])
  },
)

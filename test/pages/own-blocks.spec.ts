import { readFileSync } from 'node:fs'
import { startPageServer } from './own-server.ts'
import { complaints, expect, test } from './site.ts'

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** The samples of the guide, by the names of their files. */
const FILES = new Map(
  [...readFileSync('docs/own-blocks.md', 'utf8').matchAll(/^```(\w+) (\S+)\n(.*?)^```/gms)].map(
    ([, type = '', name = '', text = '']) => [name, { type, text }] as const,
  ),
)

test('the guide’s own block loads by rollups, mounts in its turn and keeps invalid data’s HTML', async ({
  page,
}) => {
  const more = `<div data-ashlar="countdown" data-block-json='{ "until": "2099-06-01", "label": "left" }'></div>
    <ashlar-countdown id="invalid"><p>Soon.</p></ashlar-countdown>
    <p style="block-size: 4000px"></p><ashlar-countdown id="far" data-block-json='{ "until": "2099-06-01" }'></ashlar-countdown></body>`
  const server = await startPageServer(({ path }) => {
    const { type = '', text = '' } = FILES.get(path.split('/').at(-1) ?? '') ?? {}
    return text
      ? { body: text.replace('</body>', more), headers: { 'Content-Type': TYPES[type] ?? '' } }
      : { status: 404 }
  })
  try {
    const found = complaints(page)
    await page.goto(`${server.address}/countdown.html`)
    const block = page.locator('ashlar-countdown').first()
    await expect(block).toHaveText(/^\d+ days to go$/)
    await expect(block).toHaveCSS('font-weight', '600')
    await expect(page.locator('[data-ashlar] ashlar-countdown')).toHaveText(/^\d+ left$/)
    await expect(page.locator('#invalid')).toHaveText('Soon.')
    expect(await page.locator('#far').textContent()).toBe('')
    await page.locator('#far').scrollIntoViewIfNeeded()
    await expect(page.locator('#far')).toHaveText(/^\d+ days to go$/)
    // The guide's module warns of the invalid one.
    expect(found.filter(text => !text.includes('not a date in the future'))).toEqual([])
    expect(found.length).toBeLessThanOrEqual(1)
  } finally {
    server.stop()
  }
})

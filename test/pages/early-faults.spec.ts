import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

const CONTEXT = JSON.stringify({ website: { id: 'site' }, templateId: 'plain', consent: 'compat' })

test('reports errors that occurred before its modules were loaded [ERR-06]', async ({ page }) => {
  test.slow()
  const messages: unknown[] = []
  await page.route('**/api/events/RecordJavascriptErrors', async route => {
    const reports = route.request().postDataJSON() as { data: { message: string; websiteId: string } }[]
    for (const { data } of reports) messages.push(`${data.websiteId}: ${data.message}`)
    await route.fulfill({ status: 204 })
  })
  // The file that reports faults comes only once both have happened.
  let goOn = (): void => {}
  const bothHappened = new Promise<void>(done => {
    goOn = done
  })
  await page.route('**/core-*.js', async route => {
    await bothHappened
    await route.continue()
  })
  await openServed(page, {
    head: `<script type="application/json" id="site-context">${CONTEXT}</script>`,
    body: `<script type="module">
      Promise.reject(new Error('rejected early'))
      setTimeout(() => { throw new Error('thrown early') })
      setTimeout(() => setTimeout(() => document.body.setAttribute('data-happened', '')))
    </script>`,
  })
  await expect(page.locator('body[data-happened]')).toHaveCount(1)
  goOn()
  await expect
    .poll(() => messages)
    .toEqual(expect.arrayContaining(['site: rejected early', 'site: thrown early']))
})

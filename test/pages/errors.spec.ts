import { expect, test } from './site.ts'

test('reports exactly the expected errors', async ({ page }) => {
  await page.goto('/errors')
  for (const section of await page.locator('[data-expected]').all()) {
    await section.scrollIntoViewIfNeeded()
    const code = await section.getAttribute('data-expected')
    const verdict = section.locator('output')
    if (code) await expect(verdict, code).toHaveAttribute('data-as-expected', 'true')
  }
  for (const section of await page.locator('[data-expected=""]').all()) {
    await expect(section.locator('output')).toBeEmpty()
  }
})

test('keeps the server’s HTML of a failed block working', async ({ page }) => {
  await page.goto('/errors')
  await expect(page.locator('#a-block-that-nobody-knows .stage')).toHaveText(
    'Ten past three, if the sun is out.',
  )
  await expect(page.locator('#a-bundle-that-is-not-there .stage')).toContainText('the words are here')
  const section = page.locator('#malformed-json')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('output')).not.toBeEmpty()
  await section.locator('.stage summary').click()
  await expect(section.locator('.stage').getByText('By the browser itself.')).toBeVisible()
})

test('mounts the neighbours of a failed block', async ({ page }) => {
  await page.goto('/errors')
  await page.locator('#the-neighbour').scrollIntoViewIfNeeded()
  const title = page.getByRole('button', { name: 'All is well here' })
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'true')
})

test('lets no key of the data reach a prototype', async ({ page }) => {
  await page.goto('/errors')
  await page.locator('#unknown-keys').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Comes up all the same' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
})

test('links each code of the console to its cause and fix, on a local host', async ({ page }) => {
  const links: string[] = []
  page.on('console', message => {
    const [link] = /http\S+#[\w-]+$/.exec(message.text()) ?? []
    if (message.type() === 'info' && link) links.push(link)
  })
  await page.goto('/errors')
  await page.locator('#malformed-json').scrollIntoViewIfNeeded()
  await expect.poll(() => links.filter(link => link.endsWith('#data-not-json')).length).toBe(1)
  await page.goto(links.find(link => link.endsWith('#data-not-json')) ?? '')
  await expect(page.locator('#data-not-json')).toBeInViewport()
  await expect(page.locator('#data-not-json + p')).toContainText('does not parse')
})

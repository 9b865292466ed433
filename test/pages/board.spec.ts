import { expect, test } from './site.ts'

test('previews the typed data, reports errors and recovers', async ({ page }) => {
  await page.goto('/board')
  const editor = page.locator('#accordion')
  const json = editor.getByLabel('data-block-json')
  const titles = editor.locator('.stage').getByRole('button')
  await expect(titles).toHaveText(['Shipping', 'Returns', 'Care'])

  await json.fill('{"items":[{"title":"Typed"}]}')
  await expect(titles).toHaveText(['Typed'])

  await json.fill('{"items":[{"title":"Typed"}')
  await expect(editor.locator('output')).toContainText('data-not-json')

  await json.fill('{"items":[{"title":"Typed again"}]}')
  await expect(titles).toHaveText(['Typed again'])
  await expect(editor.locator('output')).toBeEmpty()

  await editor.getByRole('button', { name: 'Reset' }).click()
  await expect(titles).toHaveText(['Shipping', 'Returns', 'Care'])
})

/** The first thing that each block shows. */
const SHOWN = {
  accordion: 'button',
  form: 'textbox',
  gallery: 'img',
  image: 'img',
  lightbox: 'link',
  newsletter: 'textbox',
  quote: 'blockquote',
  video: 'button',
} as const

for (const [name, role] of Object.entries(SHOWN)) {
  test(`shows ${name} from its JSON alone`, async ({ page }) => {
    await page.goto('/board')
    const stage = page.locator(`#${name} .stage`)
    await stage.scrollIntoViewIfNeeded()
    await expect(stage.getByRole(role).first()).toBeVisible()
    await expect(page.locator(`#${name} .editor__events li`).last()).toContainText('ashlar:ready')
  })
}

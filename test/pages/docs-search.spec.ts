import { expect, test } from './site.ts'

/** Words that readers have typed, and the page that answers them. */
const QUERIES: readonly (readonly [words: string, page: RegExp])[] = [
  ['upgrade', /^guides\/upgrading\/$/],
  ['update', /^guides\/upgrading\/$/],
  ['migrate', /^guides\/(adoption|upgrading)\/$/],
  ['squarespace', /^guides\/adoption\/$/],
  ['move from squarespace', /^guides\/adoption\/$/],
  ['translate', /^guides\/languages\//],
  ['wording', /^guides\/languages\//],
  ['CSP', /^guides\/security\/$/],
  ['Content-Security-Policy', /^guides\/security\/$/],
  ['self-host', /^start\/hosting\/$/],
  ['download', /^start\/(hosting\/|#1-get-the-files)$/],
  ['github', /^start\/(#1-get-the-files|bundlers\/#install)$/],
  ['npm install', /^start\/bundlers\/#install$/],
  ['radius', /^guides\/theming\//],
  ['dark mode', /^guides\/theming\/#light-and-dark$/],
  ['style all buttons', /^guides\/theming\/#style-all-buttons$/],
  ['own block', /^guides\/own-blocks\/$/],
  ['custom block', /^guides\/own-blocks\/$/],
  ['check for mistakes in html', /^(guides\/troubleshooting\/|reference\/command\/#ashlar-check.*)$/],
  ['why does my block not show', /^guides\/troubleshooting\/#a-block-does-not-show/],
  ['broken json', /^guides\/troubleshooting\/#data-not-json$/],
  ['ashlar-galery', /^blocks\/gallery\/$/],
  ['vite/client', /^reference\/typescript\/#settings$/],
  ['tsconfig', /^(start\/react-vite\/|reference\/typescript\/#settings)$/],
  ['cannot find module css', /^reference\/typescript\/#settings$/],
  ['cookie text', /^blocks\/cookie-banner\//],
  ['openstreetmap', /^(guides\/security\/|blocks\/map\/.*)$/],
  ['changelog', /^reference\/changelog\/$/],
  ['carousel autoplay', /^blocks\/gallery\/(#autoplay)?$/],
  ['RTL', /^guides\/languages\/(#.*)?$/],
  ['right to left', /^guides\/languages\/(#.*)?$/],
  ['cdn link', /^start\/hosting\/(#.*)?$/],
  ['jsdelivr', /^start\/hosting\/(#.*)?$/],
  ['lazy load images', /^blocks\/image\/(#.*)?$/],
  ['data-block-json', /^start\/#4-change-its-options$/],
  ['angular', /^start\/frameworks\/$/],
  ['shopify', /^start\/plain\/$/],
  ['drupal', /^start\/plain\/$/],
]

test('finds the page that answers a query first, by stems and synonyms too', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  const first = page.getByRole('option').first()
  for (const [words, expected] of QUERIES) {
    await field.fill(words)
    await expect(first, words).toHaveAttribute('data-address', expected)
  }
})

test('shows the found words of a result with its page and section', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('csrf')
  const first = page.getByRole('option').first()
  await expect(first.locator('small')).toContainText('Guides › ')
  await expect(first.locator('mark').first()).toHaveText(/csrf/i)
})

test('suggests pages when nothing is found', async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('qqqxyzzy')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing found. These pages may help:',
  )
  const suggested = await page
    .getByRole('option')
    .evaluateAll(options => options.map(({ dataset }) => dataset['address']))
  expect(suggested).toEqual(['start/', 'blocks/', 'guides/troubleshooting/'])
})

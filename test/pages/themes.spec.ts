import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brokenRules } from './broken-rules.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

// Tests add styles, which the site's own policy forbids.
test.use({ bypassCSP: true })

const THEMES = globSync('blocks/kit/tokens/themes/*.css').map(file => basename(file, '.css'))

/** Colours that are seen on each other, and the contrast that they need (WCAG 1.4.3 and 1.4.11). */
const PAIRS = [
  ['text', 'surface', 4.5],
  ['muted', 'surface', 4.5],
  ['alarm', 'surface', 4.5],
  ['accent-text', 'accent', 4.5],
  ['accent', 'surface', 3],
  ['line-strong', 'surface', 3],
] as const

for (const theme of ['', ...THEMES]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the colours of ${theme || 'the tokens'} are legible on each other, ${colorScheme}`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setContent(
        `<meta name="color-scheme" content="light dark"><body style="background: var(--ashlar-surface); color: var(--ashlar-text)">`,
      )
      await page.addStyleTag({ content: readFileSync('blocks/kit/tokens/tokens.css', 'utf8') })
      if (theme) {
        const file = await request.get(`/dist/themes/${theme}.css`)
        await page.addStyleTag({ content: await file.text() })
      }
      // Without a theme there is no accent.
      const pairs = PAIRS.filter(pair => theme || !pair.some(name => `${name}`.startsWith('accent')))
      const low = await page.evaluate(pairsBelow, pairs)
      expect(low).toEqual([])
    })
  }
}

for (const theme of THEMES) {
  test(`forms and buttons are legible in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto('/theme')
    await page.getByLabel('Begin with').selectOption(theme)
    await expect(page.locator('#theme code')).toContainText('--ashlar-accent:')
    expect(await brokenRules(page, { tags: ['wcag2aa'] })).toEqual([])
  })
}

test('the editor changes the blocks, and gives the CSS', async ({ page }) => {
  await markReadyBlocks(page)
  await page.goto('/theme')
  await readThrough(page)
  const button = page.locator('ashlar-form .form__submit')
  await page.getByLabel('Begin with').selectOption('ink')
  await expect(button).toHaveCSS('border-radius', '0px')
  await page.locator('[name=accent][data-scheme=light]').fill('#005f73')
  await page.locator('[name=radius]').fill('1')
  await page.locator('[name=duration]').fill('0.4')
  await expect(button).toHaveCSS('background-color', 'rgb(0, 95, 115)')
  await expect(button).toHaveCSS('border-radius', '16px')
  const css = (await page.locator('#theme code').textContent()) ?? ''
  expect(css).toContain('--ashlar-accent: light-dark(#005f73, #ffffff);')
  expect(css).toContain('prefers-reduced-motion: no-preference')
  await expect(button).toHaveCSS('transition-duration', '0.4s, 0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(button).toHaveCSS('transition-duration', '0s, 0s')

  // The CSS alone does the same.
  await page.reload()
  await page.addStyleTag({ content: css })
  await expect(button).toHaveCSS('background-color', 'rgb(0, 95, 115)')
})

test('forms keep their outlines and their marks in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/blocks/form?only=every-field')
  const radio = page.locator('#every-field [type=radio]').first()
  await expect(radio).toBeVisible()
  await expect(radio).toHaveCSS('opacity', '1')
  for (const selector of ['.form__control', '.form__submit']) {
    await expect(page.locator(`#every-field ${selector}`).first()).not.toHaveCSS('border-top-width', '0px')
  }
  const button = page.locator('#every-field .form__submit')
  const [fill, text] = await button.evaluate(element => {
    const style = getComputedStyle(element)
    return [style.getPropertyValue('-webkit-text-fill-color'), style.color]
  })
  expect(fill).toBe(text)
})

/** Runs in the page: the pairs of tokens whose contrast is too low. */
function pairsBelow(pairs: readonly (readonly [string, string, number])[]): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const element = document.body.appendChild(document.createElement('i'))
  const colourOf = (token: string): string => {
    element.style.color = ''
    element.style.color = `var(--ashlar-${token})`
    return getComputedStyle(element).color
  }
  const luminance = (...layers: string[]): number => {
    for (const layer of layers) {
      context.fillStyle = layer
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(value => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return pairs.flatMap(([front, back, least]) => {
    const ground = luminance(colourOf(back))
    const shown = luminance(colourOf(back), colourOf(front))
    const contrast = (Math.max(ground, shown) + 0.05) / (Math.min(ground, shown) + 0.05)
    return contrast < least ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : []
  })
}

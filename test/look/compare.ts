import type { Locator, Page } from 'playwright/test'
import { expect } from '../pages/site.ts'

/** The widths of a phone and of a laptop, in px. */
export const WIDTHS = [390, 1280] as const

/** Compares an element, or the viewport, with its picture at each width in each scheme. */
export async function compare(
  page: Page,
  shown: Locator | undefined,
  [folder, name]: readonly [folder: string, name: string],
  schemes: readonly ('light' | 'dark')[],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const file = `${name}-${page.viewportSize()?.width}-${colorScheme}.png`
    await expect.soft(shown ?? page).toHaveScreenshot([folder, file])
  }
}

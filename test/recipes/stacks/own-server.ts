import { expect } from 'playwright/test'
import { fillIn } from '../fill-in.ts'
import type { Recipe } from '../recipe.ts'

/** Checks a server's own form when the server rejects a value that the browser accepts. */
export const showsRejections: NonNullable<Recipe['also']> = {
  'shows what its server rejects at the field, and keeps the input': async (page, { address }, found) => {
    await page.goto(address)
    await page.locator('ashlar-form[data-test-ready]').waitFor()
    await fillIn(page, { email: 'ada@clay', message: 'To be corrected' })
    const email = page.getByLabel('Email')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/email/i)
    await expect(page.getByLabel('Message')).toHaveValue('To be corrected')
    // The browser's own words for the answer.
    expect(found.splice(0).filter(text => !text.includes('422'))).toEqual([])
  },
}

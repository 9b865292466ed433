import type { Page } from 'playwright/test'

/** Servers take a form that is filled in within a second for a robot's. */
const TYPING = { delay: 40 }

/** Fills in the form of a recipe as a visitor does, and sends it. */
export async function fillIn(
  page: Page,
  { email = 'ada@example.com', message }: { email?: string; message: string },
): Promise<void> {
  await page.getByLabel('Name').pressSequentially('Ada', TYPING)
  await page.getByLabel('Email').pressSequentially(email, TYPING)
  await page.getByLabel('Message').pressSequentially(message, TYPING)
  await page.getByRole('button', { name: 'Send' }).click()
}

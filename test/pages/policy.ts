import { expect, type Page, type Response } from 'playwright/test'

/** Records what the page's policy refuses, from the next load on. */
export async function recordRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Reflect.set(window, 'refused', refused)
    document.addEventListener('securitypolicyviolation', event => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}

/** Expects that a page came with a strict policy for scripts and styles. */
export function expectStrictPolicy(answer: Response | null): void {
  const policy = answer?.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self'/)
  expect(policy).toMatch(/style-src 'self'/)
  expect(policy).not.toContain('unsafe-inline')
}

/** The violations of the page's policy since the page loaded. */
export const refusals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'refused') as string[]).sort())

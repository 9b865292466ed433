import { expect, test } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

const NOTICE = '.notice'

const ran = (visitor: Visitor): Promise<string[]> =>
  visitor.ask(() => [...document.querySelectorAll('#ran li')].map(line => line.textContent ?? ''))
const cookies = (visitor: Visitor): Promise<string> => visitor.ask(() => document.cookie)

test.beforeEach(async ({ visitor }) => {
  await visitor.open('/cookie-banner')
  await visitor.sees(NOTICE)
  expect(await ran(visitor)).toEqual([])
})

test('the first Tab reaches the banner, and Enter declines permanently [CKB-13]', async ({ visitor }) => {
  await visitor.press('Tab')
  await visitor.isAt('button', 'Decline')
  await visitor.press('Enter')
  await visitor.seesNo(NOTICE)
  expect(await cookies(visitor)).toContain('ss_cookieAllowed=0')
  await visitor.press('Tab')
  await visitor.isAt('a', 'Skip to the content')
  await visitor.open('/cookie-banner')
  await visitor.sees('[data-ashlar-consent]')
  await expect.poll(() => visitor.ask(() => document.readyState)).toBe('complete')
  await visitor.seesNo(NOTICE)
  expect(await ran(visitor)).toEqual([])
})

test('blocked scripts run in order once the visitor accepts, and no longer once consent is withdrawn [CKB-13] [CKB-15]', async ({
  visitor,
}) => {
  await visitor.click('button', 'Accept')
  await visitor.seesNo(NOTICE)
  await expect
    .poll(() => ran(visitor))
    .toEqual(['Functional, in the page', 'Analytics, from a file', 'Marketing, a module'])
  expect(await cookies(visitor)).toContain('ss_cookieAllowed=1')

  await visitor.click('button', 'Cookie choices')
  await visitor.click('button', 'Decline all')
  await expect.poll(() => cookies(visitor)).toContain('ss_cookieAllowed=0')
  await expect.poll(() => ran(visitor)).toEqual([])
})

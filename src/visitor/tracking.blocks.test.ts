// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $site } from '../site/core/site'
import { reportForm } from './statistics/report-form'
import { reportPopup } from './statistics/report-popup'
import { isCounted } from './tracking'

const EDITOR = { authenticatedAccount: { id: 'a' }, websiteRoles: [1] }

let told: string[] = []

beforeEach(() => {
  told = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    told.push(`${new URL(url).pathname} ${body}`)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  $site.set({})
})

it.each([
  ['a visitor', {}, true],
  ['a viewer', { ...EDITOR, websiteRoles: [10] }, true],
  ['an editor', EDITOR, false],
  ['a visitor of a site that measures nothing', { analytics: false }, false],
  [
    'a visitor whom no consent makes count',
    { cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } },
    false,
  ],
])(
  'counts what %s does with a block, or not: by the rule of visits [ANA-01] [ANA-02]',
  (_, context, counts) => {
    $site.set(context)
    expect(isCounted()).toBe(counts)
  },
)

it.each([
  ['a form', () => reportForm('contact'), /^\/api\/census\/form-render .*"contact"/],
  ['a pop-up', () => reportPopup('show', 7), /^\/api\/census\/overlay .*"version":7/],
])(
  'tells of %s that a visitor has seen, once, and of none that an editor has [ANA-02]',
  async (_, tell, expected) => {
    $site.set(EDITOR)
    tell()
    $site.set({})
    tell()
    await vi.waitUntil(() => told.length > 0)
    expect(told).toEqual([expect.stringMatching(expected)])
  },
)

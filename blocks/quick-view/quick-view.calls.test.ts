// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { $site } from '../../src/site/core/site'
import { countView } from './quick-view.calls'

const agree = (): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } }))

afterEach(() => {
  vi.unstubAllGlobals()
  $site.set({})
})

it('counts a view once, and never for editors [PROD-21] [ANA-02]', async () => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(new URL(url).pathname)
    return new Response(null, { status: 204 })
  })
  $site.set({ authenticatedAccount: { id: 'a' }, websiteRoles: [1] })
  countView('jug')
  agree()
  $site.set({})
  countView('cup')
  expect(paths).toEqual([])
  agree()
  agree()
  await vi.waitUntil(() => paths.length > 0)
  expect(paths).toEqual(['/api/census/RecordQuickView/cup'])
})

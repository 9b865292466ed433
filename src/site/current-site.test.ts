// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { currentSite } from './current-site'
import { $site } from './site'

afterEach(() => $site.set({}))

it('reads each context once', () => {
  const context = { website: { id: 'w1' } }
  $site.set(context)
  const first = currentSite()
  expect(first.website.id).toBe('w1')
  expect(currentSite()).toBe(first)

  $site.set({ website: { id: 'w2' } })
  expect(currentSite().website.id).toBe('w2')

  $site.set(context)
  expect(currentSite()).toBe(first)
})

it('reports once what it had to refuse', () => {
  const messages: string[] = []
  const listen = (event: Event) => {
    event.preventDefault()
    if (event instanceof CustomEvent) messages.push(event.detail.message)
  }
  document.addEventListener('ashlar:error', listen)
  $site.set({ pageType: 'cart', appDomain: 7 })
  currentSite()
  currentSite()
  document.removeEventListener('ashlar:error', listen)

  expect(messages).toHaveLength(1)
  expect(messages[0]?.split('\n').map(line => line.split(':')[0])).toEqual([
    'the site context has wrong fields',
    'appDomain',
    'pageType',
  ])
})

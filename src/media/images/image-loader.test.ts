// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadImage } from './image-loader'

/** The messages that are reported while `act` runs. */
function reported(act: () => void): string[] {
  const messages: string[] = []
  const listen = (event: Event): void => {
    event.preventDefault()
    messages.push((event as CustomEvent<Error>).detail.message)
  }
  document.addEventListener('ashlar:error', listen)
  act()
  document.removeEventListener('ashlar:error', listen)
  return messages
}

function onPage<Name extends 'img' | 'div'>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  document.body.append(element)
  return element
}

afterEach(() => document.body.replaceChildren())

it.each(['', '   '])('rejects an image with the address %j [IMG-12]', source => {
  const onFail = vi.fn()
  const image = onPage('img')
  expect(reported(() => loadImage(image, { source }, { onFail }))).toEqual([
    'Invalid or missing image source.',
  ])
  expect(onFail).toHaveBeenCalledOnce()
})

it('rejects an element that is not an image [IMG-13]', () => {
  const element = onPage('div')
  expect(reported(() => loadImage(element, { source: '/a.jpg' }))).toEqual([
    'Element is not a valid image element.',
  ])
})

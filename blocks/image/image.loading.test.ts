// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { loadImages } from './image.loading'

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

it('reports a missing image or root [IMG-15]', () => {
  const root = document.body.appendChild(document.createElement('div'))
  expect(reported(() => loadImages(root))).toEqual(['No images'])
  expect(reported(() => loadImages(null))).toEqual(['No root node'])
})

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { isEditMode } from './edit-mode'

afterEach(() => document.documentElement.removeAttribute('data-ashlar-edit'))

/** A page in a frame with these attributes. */
function framed(attributes: string): Document {
  document.body.innerHTML = `<iframe ${attributes}></iframe>`
  const page = document.implementation.createHTMLDocument()
  Object.defineProperty(page, 'defaultView', { value: { frameElement: document.querySelector('iframe') } })
  return page
}

describe('isEditMode', () => {
  it('is false on a page that visitors see', () => {
    expect(isEditMode()).toBe(false)
  })

  it('is true on a page that is marked', () => {
    document.documentElement.setAttribute('data-ashlar-edit', '')
    expect(isEditMode()).toBe(true)
  })

  it.each([
    ['data-ashlar-editor', true],
    ['title="Preview"', false],
  ])('in a frame with %s it is %s', (attributes, expected) => {
    expect(isEditMode(framed(attributes))).toBe(expected)
  })
})

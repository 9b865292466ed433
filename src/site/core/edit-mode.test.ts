// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { editorOf, isEditMode } from './edit-mode'

afterEach(() => document.documentElement.removeAttribute('data-ashlar-edit'))

/** A page in a frame with these attributes, on a page with that path; `foreign` is of another origin. */
function framed(attributes: string, around = '/'): Window {
  document.body.innerHTML = `<iframe ${attributes}></iframe>`
  const frameElement = around === 'foreign' ? null : document.querySelector('iframe')
  const top = {
    get location() {
      if (around === 'foreign') throw new DOMException('Blocked a frame', 'SecurityError')
      return { pathname: around }
    },
  }
  const view = { document, frameElement, parent: top, top }
  return Object.assign(view, { self: view }) as unknown as Window
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
    ['a marked frame', 'data-ashlar-editor', '/', true],
    ['a frame of the panel', 'title="Page"', '/config/', true],
    ['a frame of a page of the panel', 'title="Page"', '/config/pages', true],
    ['a frame of a page that is named alike', 'title="Page"', '/configuration', false],
    ['any other frame', 'title="Preview"', '/', false],
    ['a frame of another site', 'data-ashlar-editor', 'foreign', false],
  ])('in %s (%s on %s) it is %4$s [ESC-06]', (_, attributes, around, expected) => {
    const view = framed(attributes, around)
    expect([isEditMode(view), editorOf(view)]).toEqual([expected, expected ? view.parent : null])
  })
})

import type { RefCallback } from 'react'

const COPIED = /^(id|lang|dir|style|data-.*|aria-.*)$/

/** One ref per element of the server: React calls a new one after each render. */
const refs = new WeakMap<Element, RefCallback<Element>>()

/**
 * Returns a ref that copies the id, classes, language, inline styles, data and ARIA attributes of the server's element
 * to the view's, so that the site's links, style sheets and scripts still find it; none if there is no such element.
 * Attributes that the view sets itself stay.
 */
export function attributesOf(from: Element | undefined): RefCallback<Element> | undefined {
  if (!from) return undefined
  const known = refs.get(from)
  if (known) return known
  const ref = (element: Element | null): void => {
    if (element) copyAttributes(from, element)
  }
  refs.set(from, ref)
  return ref
}

function copyAttributes(from: Element, to: Element): void {
  to.classList.add(...from.classList)
  for (const { name, value } of from.attributes) {
    if (COPIED.test(name) && !to.hasAttribute(name)) to.setAttribute(name, value)
  }
}

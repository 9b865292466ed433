import { type RefCallback, useMemo } from 'react'

const COPIED = /^(style|data-.*)$/

/**
 * A ref that copies the classes, inline styles and data attributes of the server's element to the view's, so that
 * the site's style sheets still match.
 */
export function useAttributesOf(from: Element | undefined): RefCallback<Element> {
  return useMemo(
    () => element => {
      if (!from || !element) return
      element.classList.add(...from.classList)
      for (const { name, value } of from.attributes) {
        if (COPIED.test(name) && !element.hasAttribute(name)) element.setAttribute(name, value)
      }
    },
    [from],
  )
}

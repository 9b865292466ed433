import { type RefCallback, useMemo } from 'react'

const WORN = /^(style|data-.*)$/

/**
 * A ref that dresses a view's element as the server's own was: its classes, inline styles and data
 * attributes, so that the site's style sheets go on fitting.
 */
export function useDress(from: Element | undefined): RefCallback<Element> {
  return useMemo(
    () => element => {
      if (!from || !element) return
      element.classList.add(...from.classList)
      for (const { name, value } of from.attributes) {
        if (WORN.test(name) && !element.hasAttribute(name)) element.setAttribute(name, value)
      }
    },
    [from],
  )
}

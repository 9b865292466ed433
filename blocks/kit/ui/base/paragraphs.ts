import { createElement, type ReactNode } from 'react'

/** Shows a text in which an empty line starts a paragraph. */
export function Paragraphs({ of }: { readonly of: string }): ReactNode {
  return of.split(/\n\s*\n/).map((text, key) => text && createElement('p', { key }, text))
}

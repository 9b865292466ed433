import { createElement, type ReactNode } from 'react'

/** Renders text as paragraphs, separated by empty lines. */
export function Paragraphs({ of }: { readonly of: string }): ReactNode {
  return of.split(/\n\s*\n/).map((text, key) => text && createElement('p', { key }, text))
}

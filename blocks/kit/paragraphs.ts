import type { ReactElement } from 'react'

/** Shows a text in which an empty line starts a paragraph. */
export function Paragraphs({ of }: { readonly of: string }): ReactElement {
  return <>{of.split(/\n\s*\n/).map((text, index) => text && <p key={index}>{text}</p>)}</>
}

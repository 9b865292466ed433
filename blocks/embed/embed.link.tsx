import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/safe-href'
import type { EmbedData } from './embed.schema'

/** A link to the embedded page, if the server's HTML is empty. */
export function PageLink({
  data: { url, title, providerName },
}: {
  readonly data: EmbedData
}): ReactElement | null {
  const href = url && safeHref(url)
  if (!href) return title ? <p>{title}</p> : null
  return (
    <p>
      <a href={href}>{title ?? providerName ?? href}</a>
    </p>
  )
}

import type { ReactElement } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import type { QuoteData } from './quote.schema'

export function Quote({ text, source, serverNodes }: QuoteData & ServerContent): ReactElement {
  // Without own data, the server's HTML stays unchanged.
  if (typeof text !== 'string' && typeof source !== 'string') return <ServerHtml nodes={serverNodes} />
  return (
    <figure>
      <blockquote>
        <Words of={text} />
      </blockquote>
      {source.length > 0 && (
        <figcaption>{typeof source === 'string' ? source : <Words of={source} />}</figcaption>
      )}
    </figure>
  )
}

function Words({ of }: { readonly of: string | readonly Node[] }): ReactElement {
  return typeof of === 'string' ? <Paragraphs of={of} /> : <ServerHtml nodes={of as readonly ChildNode[]} />
}

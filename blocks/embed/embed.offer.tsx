import type { ReactElement } from 'react'
import { MESSAGES } from './embed.messages'
import type { EmbedProps } from './embed.view'

/** What stands in place of an embed, with the button that asks for it. */
export function EmbedOffer({
  data: { providerName },
  children,
  allow,
  notice,
}: EmbedProps & { readonly notice: string }): ReactElement {
  return (
    <div className="embed__offer">
      {children}
      <button type="button" onClick={allow}>
        {providerName ? MESSAGES.showFrom(providerName) : MESSAGES.show}
      </button>
      <p className="embed__notice">{notice}</p>
    </div>
  )
}

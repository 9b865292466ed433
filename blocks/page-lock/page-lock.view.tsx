import { createElement, type ReactElement } from 'react'
import { page } from '../../src/site/slices/page'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { LOCK_MESSAGES } from './page-lock.messages'
import type { PageLockData } from './page-lock.schema'
import { lockKind } from './page-lock.state'

export function PageLock({ kind, headingLevel, serverNodes }: PageLockData & ServerContent): ReactElement {
  const says = LOCK_MESSAGES[lockKind(kind, page().pageType)]
  // The server's HTML already contains the text.
  const isStated = serverNodes.some(({ textContent }) => textContent?.includes(says))
  return (
    <>
      {!isStated && createElement(`h${headingLevel}`, { className: 'page-lock__title' }, says)}
      <ServerHtml className="page-lock__way-in" nodes={serverNodes} />
    </>
  )
}

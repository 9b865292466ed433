import { type ReactElement, useEffect, useState } from 'react'
import { report } from '../../src/data/core/report'
import { CONSENT_CATEGORIES } from '../../src/visitor/core/consent-store'
import { emit, useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { Surface } from '../kit/ui/base/surface'
import type { CookieBannerEvents } from './block'
import answersCss from './cookie-banner.answers.css?inline'
import { Notice } from './cookie-banner.notice'
import type { CookieBannerData } from './cookie-banner.schema'
import css from './cookie-banner.surface.css?inline'
import type * as PanelPart from './panel/panel'

/**
 * The notice, and the panel with every category at the visitor's request. The runtime decides which of them
 * to show.
 */
export function CookieBanner(data: CookieBannerData & ServerContent): ReactElement {
  const host = useHost()
  const { isPanelOpen, hasNotice } = data
  const [panel, setPanel] = useState<typeof PanelPart>()

  useEffect(() => {
    if (isPanelOpen && !panel) import('./panel/panel').then(setPanel, report)
  }, [isPanelOpen, panel])

  const choose = (isAgreed: boolean): void => {
    const choice = Object.fromEntries(CONSENT_CATEGORIES.map(category => [category, isAgreed]))
    emit<CookieBannerEvents>(host, 'consent-chosen', choice)
  }
  return (
    <Surface name="cookie-banner" css={css + answersCss} at={host}>
      {hasNotice && (
        <Notice
          {...data}
          choose={choose}
          manage={() => emit<CookieBannerEvents>(host, 'cookie-banner:open-panel')}
        />
      )}
      {isPanelOpen && panel && (
        <panel.Panel
          {...data}
          choose={choice => emit<CookieBannerEvents>(host, 'consent-chosen', choice)}
          close={() => emit<CookieBannerEvents>(host, 'cookie-banner:close-panel')}
        />
      )}
    </Surface>
  )
}

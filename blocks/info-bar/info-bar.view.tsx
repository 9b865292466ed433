import { type ReactElement, useLayoutEffect, useState } from 'react'
import { openClosable } from '../../src/overlays/escape-stack'
import { MOBILE_BAR_MEDIA } from '../../src/spec/media'
import { useUniqueId } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { useMedia } from '../kit/ui/base/use-media'
import { INFO_BAR_MESSAGES } from './info-bar.messages'
import type { InfoBarData } from './info-bar.schema'
import { infoLinks } from './info-bar.state'

export function InfoBar({
  hours,
  label,
  serverNodes,
  ...facts
}: InfoBarData & ServerContent): ReactElement | null {
  const isNarrow = useMedia(MOBILE_BAR_MEDIA)
  const [isOpen, open] = useState(false)
  const hoursId = useUniqueId()
  useLayoutEffect(() => (isOpen ? openClosable(() => open(false)) : undefined), [isOpen])

  const links = infoLinks(facts)
  if (!isNarrow) return null
  if (!links.length && !hours) return <ServerHtml nodes={serverNodes} />
  return (
    <nav className="info-bar__bar" aria-label={label}>
      {hours && (
        <p id={hoursId} className="info-bar__hours" hidden={!isOpen}>
          {hours}
        </p>
      )}
      <ul className="info-bar__list">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a className={`info-bar__entry info-bar__entry--${name}`} href={href}>
              {INFO_BAR_MESSAGES[name]}
            </a>
          </li>
        ))}
        {hours && (
          <li>
            <button
              type="button"
              className="info-bar__entry info-bar__entry--hours"
              aria-expanded={isOpen}
              aria-controls={hoursId}
              onClick={() => open(!isOpen)}
            >
              {INFO_BAR_MESSAGES.hours}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { MESSAGES } from './audio.messages'

/** Paths in a 24 × 24 view box. */
const ICONS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z',
  previous: 'M5 5h2.5v6.4L19 5v14L7.5 12.6V19H5z',
  next: 'M19 5h-2.5v6.4L5 5v14l11.5-6.4V19H19z',
  loud: 'M3 9v6h4l6 5V4L7 9zM15.5 8.2v7.6a4 4 0 0 0 0-7.6zM15.5 3.5v2.2a6.6 6.6 0 0 1 0 12.6v2.2a8.7 8.7 0 0 0 0-17z',
  mute: 'M3 9v6h4l6 5V4L7 9zM15 9.7l1.4-1.4 2.1 2.1 2.1-2.1L22 9.7l-2.1 2.1 2.1 2.1-1.4 1.4-2.1-2.1-2.1 2.1L15 13.9l2.1-2.1z',
  download: 'M11 3h2v9.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM4 18h16v2H4z',
} as const

type IconName = keyof typeof ICONS

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  )
}

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly isMain?: boolean
  readonly isOff?: boolean
}

/** A button with an icon. */
export function IconButton({
  icon,
  label,
  onPress,
  isMain = false,
  isOff = false,
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={isMain ? 'audio__button audio__button--main' : 'audio__button'}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

interface DownloadProps {
  readonly url: string
  readonly title: string
  /** Shows a text instead of an icon. */
  readonly isNamed?: boolean
}

/** A download link to a track's file; nothing for an unsafe URL. */
export function Download({ url, title, isNamed = false }: DownloadProps): ReactElement | null {
  const href = safeHref(url)
  if (!href) return null
  return (
    <a
      className={isNamed ? undefined : 'audio__button'}
      href={href}
      download
      aria-label={MESSAGES.downloadOf(title)}
    >
      {isNamed ? MESSAGES.download : <Icon name="download" />}
    </a>
  )
}

import { type CSSProperties, type KeyboardEvent, type ReactElement, useRef } from 'react'
import { writeCount } from '../../../../src/locale/core/format-count'
import { useHost } from '../../../kit/element/host'
import { DEFAULT_KEYS, directionOf } from '../../rules/gallery.keys'
import { useLanguage } from '../use-language'
import type { CompanionsProps } from './companions'
import { MESSAGES } from './companions.messages'
import { Thumbnail } from './thumbnail'
import { useThumbnailRow } from './use-thumbnail-row'

/** No obstacle: the key was pressed on the row itself. */
const FREE = { isEditing: false, inMotion: false, isOffScreen: false, isElsewhere: false }

/** A row of buttons, one for each slide. It is one stop of the Tab key; the arrow keys go along it. */
export function Thumbnails({ data, gallery }: CompanionsProps): ReactElement {
  const host = useHost()
  const row = useRef<HTMLDivElement>(null)
  const { index: shown } = gallery.motion
  useThumbnailRow(row, shown, data.activeAlignment)
  const language = useLanguage()
  const { thumbnailStripHeight: height, thumbnailStripMargin: margin } = data
  const style = { '--strip-height': `${height}px`, '--strip-margin': `${margin}px` } as CSSProperties

  const press = (event: KeyboardEvent): void => {
    const { key, keyCode, altKey, ctrlKey, metaKey, shiftKey } = event
    const press = { key, keyCode, isShortcut: altKey || ctrlKey || metaKey || shiftKey }
    const isRightToLeft = getComputedStyle(host).direction === 'rtl'
    const direction = directionOf(press, DEFAULT_KEYS, isRightToLeft, FREE)
    const end = press.isShortcut ? -1 : ['Home', 'End'].indexOf(key)
    if (!direction && end < 0) return
    // Not also by the keys of the gallery, which may be others.
    event.preventDefault()
    if (direction) gallery.move(direction)
    else gallery.goTo(end * (gallery.track.count - 1))
  }

  return (
    <div
      ref={row}
      className="gallery__thumbnails"
      role="toolbar"
      aria-label={MESSAGES.choose}
      data-alignment={data.activeAlignment}
      style={style}
      onKeyDown={press}
    >
      {data.slides.map((slide, index) => (
        <Thumbnail
          key={index}
          slide={slide}
          position={writeCount(index + 1, language)}
          isShown={index === shown}
          onChoose={() => gallery.goTo(index)}
        />
      ))}
    </div>
  )
}

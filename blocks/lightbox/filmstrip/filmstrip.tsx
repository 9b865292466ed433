import { type KeyboardEvent, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../../src/locale/core/format-count'
import type { LightboxItem, LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import { adoptSheet } from '../../kit/ui/modal/use-modal'
import css from './filmstrip.css?inline'
import { MESSAGES } from './filmstrip.messages'
import { target } from './filmstrip.state'

const adopt = adoptSheet(css)

interface FilmstripProps {
  readonly request: LightboxRequest
  readonly index: number
  readonly language: string | undefined
  readonly isRightToLeft: boolean
  /** Shows a slide. */
  readonly onChoose: (index: number) => void
}

/** A toolbar with a thumbnail of each slide: one Tab stop, arrow keys inside. */
export function Filmstrip(props: FilmstripProps): ReactElement {
  const { request, index, language, isRightToLeft, onChoose } = props
  const { items, thumbnailOf } = request
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => adopt(strip.current), [])
  useInView(strip, index)

  const press = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const next =
      altKey || ctrlKey || metaKey || shiftKey
        ? undefined
        : target(event.key, index, items.length, isRightToLeft)
    if (next === undefined) return
    event.preventDefault()
    // The lightbox steps with the arrow keys, too.
    event.stopPropagation()
    onChoose(next)
  }

  return (
    <div
      ref={strip}
      className="filmstrip"
      part="filmstrip"
      role="toolbar"
      aria-label={MESSAGES.choose}
      onKeyDown={press}
    >
      {items.map((item, at) => (
        <button
          key={at}
          type="button"
          className="frame"
          part="frame"
          aria-label={nameOf(item, formatCount(at + 1, language))}
          aria-current={at === index}
          tabIndex={at === index ? 0 : -1}
          onClick={() => onChoose(at)}
        >
          <Thumbnail source={sourceOf(item, thumbnailOf?.(at))} />
        </button>
      ))}
    </div>
  )
}

function Thumbnail({ source }: { readonly source: string | undefined }): ReactElement {
  return source ? (
    <img src={source} alt="" loading="lazy" draggable={false} />
  ) : (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m9 6 9 6-9 6z" fill="currentColor" />
    </svg>
  )
}

function nameOf({ content, meta }: LightboxItem, position: string): string {
  const about = (content.kind === 'picture' && content.alt) || meta.title
  const slide = MESSAGES.slide(position)
  return about ? `${slide}: ${about}` : slide
}

/** The image that the page shows of a slide, which has loaded; or else the slide's own. */
function sourceOf({ content }: LightboxItem, thumbnail: Element | null | undefined): string | undefined {
  const image = thumbnail instanceof HTMLImageElement ? thumbnail : thumbnail?.querySelector('img')
  if (image?.currentSrc) return image.currentSrc
  if (content.kind === 'picture') return content.source
  return content.kind === 'video' ? content.poster : undefined
}

/** Scrolls to the thumbnail of the current slide, and moves the focus to it if the strip has the focus. */
function useInView(strip: RefObject<HTMLElement | null>, index: number): void {
  const isStill = useReducedMotion()
  const isOpening = useRef(true)
  useLayoutEffect(() => {
    const frame = strip.current?.children[index]
    if (!(frame instanceof HTMLElement)) return
    if (strip.current?.querySelector(':focus')) frame.focus({ preventScroll: true })
    const behavior = isStill || isOpening.current ? 'instant' : 'smooth'
    frame.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
    isOpening.current = false
  }, [strip, index, isStill])
}

import { type FocusEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { safeHref } from '../../../src/data/fields/links'
import type { LightboxVideo } from '../../../src/media/lightbox/lightbox.request'
import { autoplayAddress, findPlayer, isProviderAddress } from '../../../src/media/player/player'
import { hideVideo, showVideo } from '../../../src/media/single-video'
import { adoptSheet } from '../../kit/ui/modal/use-modal'
import { MESSAGES } from '../lightbox.messages'
import css from './video-slide.css?inline'

const adopt = adoptSheet(css)

interface VideoSlideProps {
  readonly content: LightboxVideo
  readonly title: string
  readonly isShown: boolean
}

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/**
 * Keys in a player's frame are not observable: the sentinel after it moves the focus to the first button, or
 * back.
 */
function passFocus({ target, relatedTarget }: FocusEvent<HTMLElement>): void {
  const first = target.closest('dialog')?.querySelector('button')
  const next = relatedTarget === first ? target.previousElementSibling : first
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

/** A video that starts on the visitor's click; nothing loads before. */
export function VideoSlide({ content, title, isShown }: VideoSlideProps): ReactElement {
  const { source, isFile, isPage, poster } = content
  const [isPlaying, play] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => adopt(box.current), [])
  const name = title || MESSAGES.play

  useEffect(() => {
    if (!isShown) play(false)
  }, [isShown])
  useEffect(() => {
    const element = box.current
    if (!isPlaying || !element) return undefined
    showVideo(element)
    element.querySelector<HTMLElement>('video, iframe')?.focus({ preventScroll: true })
    return () => hideVideo(element)
  }, [isPlaying])

  const player = isFile ? undefined : findPlayer(source, isPage)
  const file = isFile ? safeHref(source) : undefined
  if (!player && !file) return <p className="broken">{MESSAGES.broken}</p>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control.
    <div ref={box} className="video" part="video" onClick={() => play(true)}>
      {isPlaying && player && (
        <>
          <iframe
            src={autoplayAddress(player)}
            title={name}
            allow={ALLOWED}
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: never keeps the focus */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: never keeps the focus */}
          <span tabIndex={0} onFocus={passFocus} />
        </>
      )}
      {isPlaying && file && (
        // biome-ignore lint/a11y/useMediaCaption: the page provides only the file.
        <video src={file} poster={poster} controls autoPlay playsInline />
      )}
      {!isPlaying && (
        <>
          {poster && !isProviderAddress(poster) && <img src={poster} alt="" draggable={false} />}
          <button
            className="control play"
            part="control play"
            type="button"
            aria-label={title ? `${MESSAGES.play}: ${title}` : MESSAGES.play}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M8 5v14l11-7z" />
            </svg>
          </button>
        </>
      )}
    </div>
  )
}

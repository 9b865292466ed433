import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { positionLabel } from '../../../src/locale/core/position.messages'
import type { LightboxItem, LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { ServerHtml } from '../../kit/element/server-html'
import { useOptional } from '../dialog/use-optional'
import type * as UsedPart from '../dialog/used-part'
import { zoomFrom, zoomTo } from '../gestures/zoom-from'
import { MESSAGES } from '../lightbox.messages'
import { type Direction, distance, type Track } from '../lightbox.state'
import { Picture } from './picture'

interface SlidesProps {
  readonly request: LightboxRequest
  readonly index: number
  /** The number of neighbours rendered on each side: none in the first frame. */
  readonly reach: number
  readonly track: Track
  readonly language: string | undefined
  readonly used: typeof UsedPart | undefined
  readonly isOpen: boolean
  /** Duration of the opening and closing animations, in seconds. */
  readonly growing: number
  readonly leaving: number
  /** A click, or a tap outside a gesture. */
  readonly onAct: (event: Pick<MouseEvent, 'target' | 'clientX' | 'eventPhase'>) => void
  readonly onStep: (direction: Direction) => void
  readonly onClose: () => void
}

/** The current slide, and its neighbours, which preload. */
export function Slides(props: SlidesProps): ReactElement {
  const { request, index, reach, track, language, used, isOpen, growing, leaving, onAct } = props
  const { items, label = MESSAGES.lightbox, thumbnailOf } = request
  const stage = useRef<HTMLDivElement>(null)
  const isCarousel = items.length > 1
  const picture = (): HTMLElement | null =>
    stage.current?.querySelector<HTMLElement>('[data-place=shown] .picture') ?? null

  // Only images that load in time: one that is already in place does not move again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on opening and once on closing
  useLayoutEffect(() => {
    const shown = picture()
    const thumbnail = thumbnailOf?.(index) ?? null
    if (!shown) return undefined
    if (!isOpen) return void zoomTo(shown, thumbnail, leaving)
    // Before the frame, but after other changes of the opening, so that the page is laid out once.
    const frame = requestAnimationFrame(() => zoomFrom(shown, thumbnail, growing))
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

  return (
    <div
      ref={stage}
      className="stage"
      {...(isCarousel && { role: 'group', 'aria-roledescription': MESSAGES.carousel, 'aria-label': label })}
    >
      {items.map((item, at) => {
        const steps = distance(at, index, track)
        if (Math.abs(steps) > reach) return null
        return (
          <div
            key={at}
            className="slide"
            role="group"
            aria-roledescription={MESSAGES.slide}
            aria-label={positionLabel(at, items.length, language)}
            data-place={steps === 0 ? 'shown' : steps < 0 ? 'before' : 'after'}
            inert={steps !== 0}
          >
            <Slide item={item} thumbnail={() => thumbnailOf?.(at)} isShown={steps === 0} />
          </div>
        )
      })}
      {used && (
        <used.StageGestures
          stage={stage}
          slide={picture}
          canDrag={isCarousel}
          onNext={() => props.onStep('next')}
          onPrevious={() => props.onStep('previous')}
          onClose={props.onClose}
          onTap={onAct}
        />
      )}
    </div>
  )
}

interface SlideProps {
  readonly item: LightboxItem
  /** The thumbnail's element on the page. */
  readonly thumbnail: () => Element | null | undefined
  readonly isShown: boolean
}

/** The content of a slide. */
function Slide({ item, thumbnail, isShown }: SlideProps): ReactElement | null {
  const { content, meta } = item
  const video = useOptional(content.kind === 'video', () => import('./video-slide'))
  if (content.kind === 'picture') return <Picture content={content} thumbnail={thumbnail} />
  if (content.kind === 'other') return <ServerHtml className="other" nodes={content.nodes} />
  return video ? <video.VideoSlide content={content} title={meta.title} isShown={isShown} /> : null
}

import { type CSSProperties, type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { positionLabel } from '../../src/locale/core/position.messages'
import type { LightboxRequest } from '../../src/media/lightbox/lightbox.request'
import { useUniqueId } from '../kit/element/host'
import { useMedia } from '../kit/ui/base/use-media'
import { MODAL_MESSAGES } from '../kit/ui/modal/modal.messages'
import { Control, Steps, useNavHover } from './dialog/controls'
import { useLightboxModal } from './dialog/use-lightbox-modal'
import { useLightboxState } from './dialog/use-lightbox-state'
import { useAfterFrame, useOptional } from './dialog/use-optional'
import type * as UsedPart from './dialog/used-part'
import { clickAction, halfOf, kindOf } from './lightbox.click'
import { counter, MESSAGES } from './lightbox.messages'
import { beside, DEFAULTS, directionOfKey } from './lightbox.state'
import { Slides } from './slides/slides'

interface LightboxDialogProps {
  readonly request: LightboxRequest
  readonly used: typeof UsedPart | undefined
  readonly isRehearsal: boolean
  /** Called when the lightbox has closed. */
  readonly onDestroy: () => void
}

/** A mobile [TOK-03], or any touch screen, which cannot hover. */
const MOBILE = '(width <= 432px), (hover: none) and (pointer: coarse)'

/** The modal: one slide of a set, its caption, and the buttons around it. */
export function LightboxDialog(props: LightboxDialogProps): ReactElement {
  const { request, isRehearsal, onDestroy } = props
  const { items, theme, opener, label = MESSAGES.lightbox } = request
  const settings = { ...DEFAULTS, ...request.settings }
  const dialog = useRef<HTMLDialogElement>(null)
  const captionId = useUniqueId()
  const [{ language, isRightToLeft, hasBar }] = useState(() => languageOf(opener))
  const isSettled = useAfterFrame()
  const used = isSettled ? props.used : undefined
  const isDesktop = !useMedia(MOBILE)
  const hasControls = items.length > 1
  const track = { count: items.length, loop: isDesktop }
  const lightbox = useLightboxState(request, isRehearsal, settings.speed, track, isSettled, onDestroy)
  const { phase, index, move, goTo, close } = lightbox
  const hasFilmstrip = settings.filmstrip && hasControls
  const filmstrip = useOptional(hasFilmstrip, () => import('./filmstrip/filmstrip'))
  const [hovered, hover] = useNavHover()
  const [isCaptionOpen, openCaption] = useState(false)

  useLightboxModal(dialog, phase, {
    close,
    opener,
    hasBar,
    press: ({ key }) => {
      if (!settings.keyboard || used?.isCovered()) return
      const direction = directionOfKey(key, isRightToLeft)
      if (direction) move(direction)
      else if (key === 'Home') goTo(0)
      else if (key === 'End') goTo(items.length - 1)
    },
  })

  const halves = (clientX: number) => ({
    across: clientX / innerWidth,
    isDesktop,
    hasControls,
    isRightToLeft,
  })
  const act = ({
    target,
    clientX,
    eventPhase,
  }: Pick<MouseEvent, 'target' | 'clientX' | 'eventPhase'>): void => {
    // A delayed tap has already been dispatched; it was on the image.
    const on = eventPhase === Event.NONE ? 'picture' : isSettled && kindOf(target)
    const action = on && clickAction({ ...halves(clientX), on })
    if (action === 'close') close()
    else if (action) {
      hover(action)
      move(action)
    }
  }
  // Only for signed-in accounts: highlights the button of the half under the pointer.
  const trackPointer = used?.isSignedIn()
    ? { onPointerMove: ({ clientX }: PointerEvent) => hover(halfOf(halves(clientX))) }
    : {}

  const meta = items[index]?.meta
  const words =
    settings.captions && meta && (meta.title || meta.description.length > 0 || meta.link) ? meta : undefined
  const place = positionLabel(index, items.length, language)
  const toggle = isCaptionOpen ? MESSAGES.hideCaption : MESSAGES.showCaption
  return (
    <dialog
      ref={dialog}
      className="dialog"
      part="dialog"
      aria-label={label}
      aria-modal={phase === 'open'}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      lang={language}
      data-phase={phase}
      data-theme={theme}
      data-transition={isDesktop ? 'fade' : 'scroll'}
      data-filmstrip={hasFilmstrip}
      style={measures(settings)}
      {...trackPointer}
    >
      <div className="overlay" part="overlay" />
      <div className="bar">
        <Control name="close" label={MODAL_MESSAGES.close} onPress={close} />
        {!isDesktop && words && (
          <Control
            name="toggle"
            label={toggle}
            expands={{ id: captionId, isExpanded: isCaptionOpen }}
            onPress={() => openCaption(!isCaptionOpen)}
          />
        )}
        {hasControls && (
          <p className="counter" part="counter" aria-hidden="true">
            {counter(index, items.length, language)}
          </p>
        )}
      </div>
      {hasControls && (
        <Steps
          ends={(['previous', 'next'] as const).filter(side => beside(index, side, track) === index)}
          hovered={hovered}
          onHover={hover}
          onStep={move}
        />
      )}
      <Slides
        request={request}
        index={index}
        track={track}
        language={language}
        used={used}
        reach={isSettled ? 1 : 0}
        growing={settings.overlayFade}
        leaving={settings.speed}
        onAct={act}
        onStep={move}
        onClose={close}
        isOpen={phase === 'open'}
      />
      {filmstrip && (
        <filmstrip.Filmstrip {...{ request, index, language, isRightToLeft }} onChoose={lightbox.goTo} />
      )}
      {used && words && (
        <used.Caption key={index} id={captionId} meta={words} isHidden={!isDesktop && !isCaptionOpen} />
      )}
      <p className="status" role="status">
        {lightbox.steppedAt > 0 && [place, meta?.title].filter(Boolean).join('. ')}
      </p>
    </dialog>
  )
}

/**
 * Returns the language and direction around the opener, which the lightbox adopts. Read before new content
 * needs a layout.
 */
function languageOf(opener: HTMLElement | null) {
  const place = opener?.isConnected ? opener : dom.body
  return {
    language: place.closest<HTMLElement>('[lang]')?.lang || undefined,
    isRightToLeft: getComputedStyle(place).direction === 'rtl',
    hasBar: innerWidth > dom.documentElement.clientWidth,
  }
}

function measures(settings: typeof DEFAULTS): CSSProperties {
  return {
    '--speed': `${settings.speed}s`,
    '--transition': `${settings.transitionSpeed}s`,
    '--padding': `${settings.padding}px`,
    '--opacity': settings.overlayOpacity,
    '--fade': `${settings.overlayFade}s`,
  } as CSSProperties
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { dom } from '../../../src/data/core/dom'
import type { ModalOptions } from '../../kit/ui/modal/open-modal'
import { useModal } from '../../kit/ui/modal/use-modal'
import type { LightboxState } from '../lightbox.state'
import { fadeAbove } from '../opening/fade-above'

interface LightboxModalOptions extends Pick<ModalOptions, 'close' | 'opener' | 'hasBar'> {
  /** Called with keys that belong to the lightbox. */
  readonly press: (event: KeyboardEvent) => void
}

/** Keeps an open lightbox above the page; once hidden, it fades out above a page that is usable again. */
export function useLightboxModal(
  dialog: RefObject<HTMLDialogElement | null>,
  phase: LightboxState['phase'],
  { press, ...options }: LightboxModalOptions,
): void {
  const isOpen = phase === 'open'
  const latest = useRef(press)
  latest.current = press
  useModal(dialog, isOpen, { ...options, first: dialog => dialog.querySelector('button'), wrapsTab: true })
  useLayoutEffect(() => (isOpen ? markOpen() : undefined), [isOpen])

  useLayoutEffect(
    () => (phase === 'hidden' && dialog.current ? fadeAbove(dialog.current) : undefined),
    [dialog, phase],
  )

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    const listen = (event: KeyboardEvent): void => {
      if (!isOutside(event, element)) latest.current(event)
    }
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [dialog, isOpen])
}

/** Returns whether a key belongs to an element outside the lightbox, which has the focus. */
function isOutside(event: Event, dialog: Element): boolean {
  const path = event.composedPath()
  const [target] = path
  return target instanceof Element && target !== dom.body && !path.includes(dialog)
}

/** The body's class while a lightbox is open. */
const OPEN_CLASS = 'ashlar-lightbox-open'

/** Marks the page's body while a lightbox is open. Returns how to undo it. */
function markOpen(): () => void {
  const { body } = dom
  body.classList.add(OPEN_CLASS)
  return () => {
    body.classList.remove(OPEN_CLASS)
    if (!body.className) body.removeAttribute('class')
  }
}

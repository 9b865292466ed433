import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { $dialogs } from '../../../src/overlays/dialogs/dialog-store'
import { openClosable } from '../../../src/overlays/escape/closables'
import { enterLightbox } from '../lightbox.page'
import type { LightboxState } from '../lightbox.state'
import type * as OpenPart from './open-part'

/** What the keyboard does to a modal. */
interface ModalKeys {
  readonly close: () => void
  /** Called with every other key. */
  readonly press: (event: KeyboardEvent) => void
}

/** The page around a modal. */
interface ModalPlace {
  /** What gets the focus back. */
  readonly opener: HTMLElement | null
  readonly hasBar: boolean
}

/**
 * Keeps an open dialog above the page and the focus inside it; the page behind does not move. Once it is hidden,
 * it fades out above a page that is in use again, and the focus is back where it came from.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  phase: LightboxState['phase'],
  { opener, hasBar }: ModalPlace,
  part: typeof OpenPart | undefined,
  keys: ModalKeys,
): void {
  const latest = useRef(keys)
  latest.current = keys
  const untrap = useRef<() => void>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what fades it is there before, or not at all
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (phase === 'hidden') return part?.fadeAbove(element)
    if (phase !== 'open') return undefined
    const close = openModal(element, { opener, hasBar }, latest)
    return () => {
      // First, or the trap would take the focus back.
      untrap.current?.()
      close()
    }
  }, [dialog, phase, opener, hasBar])

  useEffect(() => {
    const element = dialog.current
    if (!element || !part || phase !== 'open') return undefined
    untrap.current = part.trapFocus(element)
    return untrap.current
  }, [dialog, phase, part])
}

/** The key belongs to a dialog above the lightbox, or to another element that has the focus. */
function isElsewhere(event: Event, dialog: Element): boolean {
  const path = event.composedPath()
  const [target] = path
  const isOutside = target instanceof Element && target !== document.body && !path.includes(dialog)
  return isOutside || $dialogs.get().some(({ request }) => request.kind !== 'information')
}

function openModal(
  dialog: HTMLDialogElement,
  { opener, hasBar }: ModalPlace,
  keys: RefObject<ModalKeys>,
): () => void {
  const { activeElement } = document
  const before = opener ?? activeElement
  const release = enterLightbox(hasBar)
  dialog.showModal()
  const first = dialog.querySelector('button')
  // Most browsers have done it; each time costs the layout of the page.
  if (!first?.matches(':focus')) first?.focus({ preventScroll: true })

  const undo = new AbortController()
  const { signal } = undo
  const close = (event: Event): void => {
    event.preventDefault()
    keys.current.close()
  }
  dialog.addEventListener('cancel', close, { signal })
  // A browser closes it without asking when Escape is pressed twice.
  dialog.addEventListener('close', close, { signal })
  const leave = openClosable(() => keys.current.close())
  const press = (event: KeyboardEvent): void => {
    if (!isElsewhere(event, dialog)) keys.current.press(event)
  }
  document.addEventListener('keydown', press, { signal })
  return () => {
    leave()
    undo.abort()
    dialog.close()
    release()
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  }
}

import {
  type ReactElement,
  type ReactPortal,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { dom } from '../../../src/data/core/dom'
import type { InformationRequest } from '../../../src/overlays/dialog-requests/dialog.request'
import type { OpenDialog } from '../../../src/overlays/dialog-requests/dialog-store'
import { openClosable } from '../../../src/overlays/escape-stack'
import { CloseButton } from '../../kit/ui/modal/close-button'
import { INFORMATION_MS } from '../dialog.state'
import { MEASURES } from './dialog-frame'
import { useLife } from './use-life'

interface InformationStackProps {
  readonly dialogs: readonly OpenDialog[]
  /** The stage's shadow root. */
  readonly shadow: ShadowRoot
}

/**
 * Notifications top right, above everything else, and usable above an open modal. The live region
 * exists before its texts: a screen reader announces only changes.
 */
export function InformationStack({ dialogs, shadow }: InformationStackProps): ReactPortal {
  const place = useRef<HTMLDivElement>(null)
  const informations = dialogs.filter(isInformation)
  const isNeeded = informations.length > 0
  const root = useInformationRoot(shadow, place, dialogs.at(-1), informations.length)
  const [isThere, stand] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => stand(isNeeded))
    return () => cancelAnimationFrame(frame)
  }, [isNeeded])
  return createPortal(
    <div ref={place} className="place" popover="manual" role="status" style={MEASURES}>
      {isThere &&
        informations.map(dialog => <Information key={dialog.key} dialog={dialog} request={dialog.request} />)}
    </div>,
    root as unknown as Element,
  )
}

type OpenInformation = OpenDialog & { readonly request: InformationRequest }

const isInformation = (dialog: OpenDialog): dialog is OpenInformation => dialog.request.kind === 'information'

interface InformationProps {
  readonly dialog: OpenDialog
  readonly request: InformationRequest
}

function Information({ dialog, request: { title, message } }: InformationProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const { phase, answer } = useLife(dialog, box)
  const isRead = useAttention()
  const latest = useRef(answer)
  latest.current = answer
  const cancel = (): void => latest.current('cancel')

  // biome-ignore lint/correctness/useExhaustiveDependencies: cancel is always the latest
  useEffect(() => {
    if (phase !== 'shown' || isRead.value) return undefined
    const timer = setTimeout(cancel, INFORMATION_MS)
    return () => clearTimeout(timer)
  }, [phase, isRead.value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: cancel is always the latest
  useLayoutEffect(() => (phase === 'shown' ? openClosable(cancel) : undefined), [phase])

  return (
    <div ref={box} className="box information" part="box information" data-phase={phase} {...isRead.events}>
      <p className="title" part="title">
        {title}
      </p>
      <p className="message" part="message">
        {message}
      </p>
      <CloseButton className="close" part="close" onClick={cancel} />
    </div>
  )
}

/** Tracks whether the pointer or the focus is on an element, which then stays. */
function useAttention() {
  const [isHovered, hover] = useState(false)
  const [isFocused, focus] = useState(false)
  return {
    value: isHovered || isFocused,
    events: {
      onPointerEnter: () => hover(true),
      onPointerLeave: () => hover(false),
      onFocus: () => focus(true),
      onBlur: () => focus(false),
    },
  }
}

/** The name of the informations' surface. */
const INFORMATION = 'information'

/**
 * Creates the root of informations. It is inside the open modal, whose surroundings are inert, or else in the
 * stage's shadow root; the popover inside lifts it above everything.
 * @param place the popover inside the root.
 * @param count the number of informations.
 */
function useInformationRoot(
  shadow: ShadowRoot,
  place: RefObject<HTMLElement | null>,
  newest: unknown,
  count: number,
): ShadowRoot {
  const [root] = useState(() => createRoot(shadow.adoptedStyleSheets))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newer dialog
  useEffect(() => {
    // A popover is above a newer dialog only if it is shown after it.
    const rise = (): void => {
      const { current } = place
      if (current?.matches(':popover-open')) current.hidePopover()
      current?.showPopover()
    }
    const undo = new AbortController()
    const { signal } = undo
    const move = (): boolean => {
      const home = (count > 0 && topModal()) || shadow
      if (root.host.parentNode === home) return false
      home.append(root.host)
      home.addEventListener('close', follow, { signal })
      return true
    }
    function follow(): void {
      if (move()) rise()
    }
    move()
    rise()
    // A modal takes the focus when it opens, and restores it when it closes.
    if (count > 0) dom.addEventListener('focusin', follow, { signal })
    return () => undo.abort()
  }, [root, shadow, newest, count])

  useEffect(() => () => root.host.remove(), [root])
  return root
}

function createRoot(sheets: CSSStyleSheet[]): ShadowRoot {
  const host = dom.createElement('div')
  host.dataset['ashlarSurface'] = INFORMATION
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets
  return root
}

/** Hosts whose shadow roots hold modals. */
const HOSTS = '[data-ashlar-surface], ashlar-dialog'

/** Returns the topmost modal dialog, outside of which everything is inert. Null if there is none. */
function topModal(page: Document = dom): HTMLDialogElement | null {
  // A modal keeps the focus inside.
  let focused = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let node: Node | null = focused; node; node = parentOf(node)) {
    if (isModal(node)) return node
  }
  const roots = [page, ...[...page.querySelectorAll(HOSTS)].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap(root => [...root.querySelectorAll('dialog')].filter(isModal)).at(-1) ?? null
}

const isModal = (node: Node): node is HTMLDialogElement =>
  node instanceof HTMLDialogElement && !node.inert && node.matches(':modal')

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)

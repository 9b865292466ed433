import { type ReactElement, type ReactPortal, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { InformationRequest } from '../../../src/overlays/dialogs/dialog.request'
import type { OpenDialog } from '../../../src/overlays/dialogs/dialog-store'
import { openClosable } from '../../../src/overlays/escape/escape-stack'
import { CloseButton } from '../../kit/ui/modal/close-button'
import { INFORMATION_MS } from '../dialog.state'
import { MEASURES } from './dialog-frame'
import { useInformationRoot } from './use-information-place'
import { useLife } from './use-life'

interface InformationStackProps {
  readonly dialogs: readonly OpenDialog[]
  /** The stage's shadow root. */
  readonly shadow: ShadowRoot
}

/**
 * Notifications top right, above everything else, and usable above an open modal [DLG-04]. The live region
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

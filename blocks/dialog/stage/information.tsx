import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InformationRequest } from '../../../src/dialogs/dialog.request'
import type { OpenDialog } from '../../../src/dialogs/dialog-store'
import { openClosable } from '../../../src/escape/closables'
import { INFORMATION_MS } from '../dialog.state'
import { Close, MEASURES } from './modal'
import { useLife } from './use-life'

/**
 * What is over already, top right, above all else. The place is there before what it says: a screen reader speaks
 * only what comes into it.
 */
export function InformationStack({ dialogs }: { readonly dialogs: readonly OpenDialog[] }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isThere, stand] = useState(false)
  const newest = dialogs.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer dialog stands above it
  useEffect(() => {
    const { current } = place
    if (current?.matches(':popover-open')) current.hidePopover()
    current?.showPopover()
    const frame = requestAnimationFrame(() => stand(true))
    return () => cancelAnimationFrame(frame)
  }, [newest])
  return (
    <div ref={place} className="place" popover="manual" role="status" style={MEASURES}>
      {isThere &&
        dialogs.map(
          dialog =>
            dialog.request.kind === 'information' && (
              <Information key={dialog.key} dialog={dialog} request={dialog.request} />
            ),
        )}
    </div>
  )
}

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
      <Close onPress={cancel} />
    </div>
  )
}

/** Whether the pointer or the focus is on something: it does not go then. */
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

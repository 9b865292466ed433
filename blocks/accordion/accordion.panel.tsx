import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReveal } from '../kit/ui/base/use-reveal'
import { DURATION_MS } from './accordion.state'

interface AccordionPanelProps {
  /** The prefix of the ids that tie the panel to its button. */
  readonly id: string
  readonly isOpen: boolean
  readonly isRegion: boolean
  /** The browser wants to show something inside: a search hit, or the target of the address. */
  readonly onReveal: () => void
  readonly children: ReactNode
}

/** What an item opens: closed, the browser's search in the page still finds what it holds. */
export function AccordionPanel(props: AccordionPanelProps): ReactElement {
  const { id, isOpen, isRegion, onReveal, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const isHidden = useHiddenWhenClosed(isOpen)

  useLayoutEffect(() => {
    // Neither React nor Preact writes this value of `hidden`.
    if (isHidden) panel.current?.setAttribute('hidden', 'until-found')
    else panel.current?.removeAttribute('hidden')
  }, [isHidden])

  useReveal(panel, onReveal)

  return (
    <div
      ref={panel}
      id={`${id}-panel`}
      className="accordion__panel"
      {...(isRegion && { role: 'region', 'aria-labelledby': `${id}-title` })}
    >
      {children}
    </div>
  )
}

/** True once a closed panel has finished closing. */
function useHiddenWhenClosed(isOpen: boolean): boolean {
  const [isClosed, setClosed] = useState(!isOpen)
  useEffect(() => {
    if (isOpen) return setClosed(false)
    const timer = setTimeout(() => setClosed(true), DURATION_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isClosed && !isOpen
}

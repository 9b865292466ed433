import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { BlockError } from '../../src/block-error'
import { report } from '../../src/report'
import { ServerHtml } from './server-html'

interface FormSentProps {
  /** Plain text, or the server's own nodes. */
  readonly text: string | readonly ChildNode[]
  /** HTML that is cleaned before it is shown. */
  readonly html: string
  /** Runs the scripts in that HTML (A4 L64): only where the owner wants it. */
  readonly runScripts: boolean
  readonly children?: ReactNode
}

/** What stands in the form's place once it is sent; it takes the focus. */
export function FormSent({ text, html, runScripts, children }: FormSentProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const foreign = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (!html) return
    import('../../src/html/safe-html').then(({ safeHtml, liveScripts }) => {
      foreign.current?.replaceChildren(...safeHtml(html), ...(runScripts ? liveScripts(html) : []))
    }, reportMissing)
  }, [html, runScripts])

  return (
    <div ref={box} className="form__sent form-submission-text" tabIndex={-1}>
      {typeof text === 'string' ? text && <p>{text}</p> : <ServerHtml nodes={text} />}
      {html && <div ref={foreign} />}
      {children}
    </div>
  )
}

/** The form has been sent all the same, so the view stays. */
function reportMissing(cause: unknown): void {
  report(new BlockError('rollup-failed', 'the HTML after a submission cannot be shown', { cause }))
}

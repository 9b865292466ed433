import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { BlockError } from '../../src/block-error'
import { report } from '../../src/report'
import type { AfterForm } from './form-frame'
import { ServerHtml } from './server-html'

interface FormSentProps extends AfterForm {
  readonly children?: ReactNode
}

/** What stands in the form's place once it is sent; it takes the focus. */
export function FormSent(props: FormSentProps): ReactElement {
  const { submissionText: text, submissionHtml: html, runSubmissionScripts: runScripts, children } = props
  const box = useRef<HTMLDivElement>(null)
  const foreign = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Of what is longer than the window a browser would show the middle, or the end.
    box.current?.scrollIntoView({ block: isAbove(box.current) ? 'start' : 'nearest' })
  }, [])
  useEffect(() => {
    if (!html) return
    import('../../src/html/safe-html').then(({ safeHtml, liveScripts }) => {
      foreign.current?.replaceChildren(...safeHtml(html), ...(runScripts ? liveScripts(html) : []))
    }, reportMissing)
  }, [html, runScripts])

  return (
    <div ref={box} className="form__sent form-submission-text" tabIndex={-1}>
      {typeof text === 'string' ? text && <p>{text}</p> : <ServerHtml nodes={text as readonly ChildNode[]} />}
      {html && <div ref={foreign} />}
      {children}
    </div>
  )
}

const isAbove = (element: Element): boolean => element.getBoundingClientRect().top < 0

/** The form has been sent all the same, so the view stays. */
function reportMissing(cause: unknown): void {
  report(new BlockError('rollup-failed', 'the HTML after a submission cannot be shown', { cause }))
}

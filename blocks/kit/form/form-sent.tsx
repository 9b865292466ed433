import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { BlockError, report } from '../../../src/data/core/report'
import { scrollIntoView } from '../../../src/dom/scroll-into-view'
import { summarise } from '../../../src/forms/field-summary'
import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { ServerHtml } from '../element/server-html'
import { FRAME_MESSAGES } from './frame/form-frame.messages'

/** The content that replaces a sent form. */
export interface AfterForm {
  /** Plain text, or the server's own nodes; thanks by default, unless there is HTML. */
  readonly submissionText?: string | readonly Node[] | undefined
  /** HTML that is sanitised before it is shown. */
  readonly submissionHtml: string
  readonly runSubmissionScripts: boolean
  readonly showSummary: boolean
}

interface FormSentProps extends AfterForm {
  readonly children?: ReactNode
}

/** Replaces the form once it is sent, and takes the focus. */
export function FormSent(props: FormSentProps): ReactElement {
  const { submissionHtml: html, runSubmissionScripts: runScripts, children } = props
  const text = props.submissionText ?? (html ? '' : FRAME_MESSAGES.thanks)
  const box = useRef<HTMLDivElement>(null)
  const foreign = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    element.focus({ preventScroll: true })
    const wasInView = isInView(element)
    // Scrolls scrollable containers, dialogs above all, before the page.
    element.scrollIntoView({ block: 'nearest' })
    return wasInView || element.closest('dialog') ? undefined : scrollIntoView(element)
  }, [])
  useEffect(() => {
    if (!html) return
    import('../../../src/site/block-scripts').then(({ safeHtml, blockScripts }) => {
      foreign.current?.replaceChildren(...safeHtml(html), ...(runScripts ? blockScripts(html) : []))
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

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The form has been sent regardless, so the view stays. */
function reportMissing(cause: unknown): void {
  report(new BlockError('rollup-failed', 'the HTML after a submission could not be shown', { cause }))
}

interface FormSummaryProps {
  readonly fields: readonly FormField[]
  readonly values: Readonly<Record<string, FieldValue>>
}

/** Lists the submitted values field by field, without passwords and values that the visitor did not type. */
export function FormSummary({ fields, values }: FormSummaryProps): ReactElement {
  const shown = fields.filter(({ type }) => !['hidden', 'section', 'password'].includes(type))
  return (
    <dl className="form__summary" aria-label={FORM_MESSAGES.summary}>
      {shown.map((field, at) => (
        <div key={at}>
          <dt>{field.title}</dt>
          {summarise(field, values[field.id]).map(({ name, text }, index) => (
            <dd key={index}>{name ? `${name}: ${text}` : text}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

import { type ReactElement, useLayoutEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { type FormField, fieldSchema } from '../../src/forms/fields/field.schema'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { FormFrame } from '../kit/form/frame/form-frame'
import { NewsletterFromJson } from './newsletter.from-json'
import { MESSAGES } from './newsletter.messages'
import type { NewsletterData } from './newsletter.schema'

export function Newsletter(props: NewsletterData & ServerContent): ReactElement {
  const { serverForm, serverNodes, requestName, emailLabel } = props
  const host = useHost()
  useLayoutEffect(() => watchSmall(host), [host])
  const own = useMemo(() => ownFields(requestName, emailLabel), [requestName, emailLabel])
  const settings = { ...props, isNewsletter: true, isOverlayForm: false }
  const after = { ...props, showSummary: false }
  return (
    <FormFrame
      settings={settings}
      after={after}
      fields={serverForm ? props.fields : own}
      serverForm={serverForm}
      serverNodes={serverNodes}
    >
      {/* A sign-up without a form id cannot be sent. */}
      {props.formId ? <NewsletterFromJson {...props} /> : <ServerHtml nodes={serverNodes} />}
    </FormFrame>
  )
}

/** Returns the fields of a sign-up that is defined in JSON only. */
function ownFields(requestName: boolean, emailLabel: string): FormField[] {
  const email = z.parse(fieldSchema, { type: 'email', id: 'email', title: emailLabel, required: true })
  return requestName
    ? [z.parse(fieldSchema, { type: 'name', id: 'name', title: MESSAGES.name }), email]
    : [email]
}

/** A sign-up narrower than this is small, in px [FORM-63]. */
const SMALL_PX = 320

const SMALL_CLASS = 'small-container'

/** Marks the block while it is small. Returns how to stop. */
function watchSmall(host: HTMLElement): () => void {
  let frame = 0
  const mark = (width: number): void => void host.classList.toggle(SMALL_CLASS, width < SMALL_PX)
  // The observer reports the initial size only after the first paint.
  mark(host.clientWidth)
  const observer = new ResizeObserver(entries => {
    // In the next frame: the class changes the block's height, which the observer would report again in this
    // one.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const { contentRect } of entries) mark(contentRect.width)
    })
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    host.classList.remove(SMALL_CLASS)
    if (!host.className) host.removeAttribute('class')
  }
}

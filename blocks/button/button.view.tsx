import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { textOf } from './button.content'
import type { ButtonData } from './button.schema'

export function Button(props: ButtonData & ServerContent): ReactElement {
  const { id, buttonText, clickthroughUrl, alignment, size, variant, newWindow, context, serverNodes } = props

  // The attributes of exported pages, from which statistics identify buttons.
  const box = {
    ...(id && { 'data-button-id': id }),
    ...(alignment && { 'data-alignment': alignment }),
    ...(size && { 'data-button-size': size }),
    ...(context && { 'data-section-id': context }),
  }
  if (!buttonText || matchesServerLink(props)) return <ServerHtml nodes={serverNodes} {...box} />
  return (
    <div {...box}>
      <a
        className="button__link"
        data-size={size}
        data-variant={variant}
        href={safeHref(clickthroughUrl)}
        {...(newWindow && { target: '_blank' })}
      >
        <span>{buttonText}</span>
      </a>
    </div>
  )
}

/** Whether the server's link already matches the data. */
function matchesServerLink({ serverLink, buttonText, clickthroughUrl, newWindow }: ButtonData): boolean {
  return (
    !!serverLink &&
    textOf(serverLink) === buttonText &&
    (serverLink.getAttribute('href') ?? '') === clickthroughUrl &&
    (serverLink.getAttribute('target') === '_blank') === newWindow
  )
}

import { type ReactElement, useEffect, useRef } from 'react'
import { safeHref } from '../../src/links/safe-href'
import type { ServerContent } from '../kit/define-block'
import { emit, useHost } from '../kit/host'
import { ServerHtml } from '../kit/server-html'
import { textOf } from './button.content'
import type { ButtonData } from './button.schema'
import { buttonFields } from './button.state'

export function Button(props: ButtonData & ServerContent): ReactElement {
  const { id, buttonText, clickthroughUrl, alignment, size, variant, newWindow, context, serverNodes } = props
  useTelling(props)

  // As an exported site writes it, for whoever counts the buttons of a page.
  const box = {
    ...(alignment && { 'data-alignment': alignment }),
    ...(size && { 'data-button-size': size }),
    ...(context && { 'data-section-id': context }),
  }
  if (!buttonText || isAsServed(props)) return <ServerHtml nodes={serverNodes} {...box} />
  return (
    <div {...box}>
      <a
        className="button__link"
        data-ashlar-button={id}
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

/** Whether the server's own link says all that the data says. */
function isAsServed({ served, buttonText, clickthroughUrl, newWindow }: ButtonData): boolean {
  return (
    !!served &&
    textOf(served) === buttonText &&
    (served.getAttribute('href') ?? '') === clickthroughUrl &&
    (served.getAttribute('target') === '_blank') === newWindow
  )
}

/** Tells whoever counts that the button is there, and of each click. Nobody can stop a visitor by it. */
function useTelling(props: ButtonData): void {
  const host = useHost()
  const data = useRef(props)
  data.current = props
  useEffect(() => {
    const tell = (type: string): boolean => emit(host, `button-${type}`, buttonFields(data.current))
    const click = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a, button')) tell('click')
    }
    tell('render')
    // Before the page's own listeners, which may keep the click to themselves.
    host.addEventListener('click', click, true)
    return () => host.removeEventListener('click', click, true)
  }, [host])
}

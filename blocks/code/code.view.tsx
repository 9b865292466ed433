import { type ReactElement, useRef, useState } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './code.messages'
import type { CodeData } from './code.schema'
import { languageName } from './code.state'

/** Code with its language and a copy button. */
export function Code(data: CodeData & ServerContent): ReactElement {
  const { code, serverCode, language, title, copy, wrap, serverNodes } = data
  const text = code ?? serverCode
  const box = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  // The server's HTML contains no code.
  if (text === undefined) return <ServerHtml nodes={serverNodes} />

  const name = title ?? languageName(language)
  const copyCode = async (): Promise<void> => {
    // A second click announces the status again.
    setStatus('')
    const isCopied = await copyText(text)
    if (!isCopied) select(box.current)
    setStatus(isCopied ? MESSAGES.copied : MESSAGES.notCopied)
  }
  return (
    <div className="code" data-wrap={wrap || undefined}>
      {(name || copy) && (
        <div className="code__head">
          <span className="code__name">{name}</span>
          <span className="code__status" role="status">
            {status}
          </span>
          {copy && (
            <button
              type="button"
              aria-label={name ? `${MESSAGES.copy}: ${name}` : undefined}
              onClick={copyCode}
              onBlur={() => setStatus('')}
            >
              {MESSAGES.copy}
            </button>
          )}
        </div>
      )}
      {/* Long lines scroll, so the box must be focusable. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable. */}
      <div ref={box} className="code__body" role="group" aria-label={name ?? MESSAGES.code} tabIndex={0}>
        {code === undefined ? (
          <ServerHtml nodes={serverNodes} />
        ) : (
          <pre>
            <code className={language && `language-${language}`}>{code}</code>
          </pre>
        )}
      </div>
    </div>
  )
}

/** Copies a text; resolves to false without HTTPS or if a policy forbids it. */
function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return Promise.resolve(false)
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

function select(box: Element | null): void {
  if (box) getSelection()?.selectAllChildren(box.querySelector('pre') ?? box)
}

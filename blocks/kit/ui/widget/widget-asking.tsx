import { DataError, hasNoBackend } from '../../../../src/calls/client/call-answer'
import { renderWidget } from '../../../../src/calls/render-widget'
import type { Widget } from '../../../../src/calls/widgets'
import { type BlockError, report } from '../../../../src/data/core/report'
import { keepFocus } from '../../../../src/dom/core/keep-focus'
import { FAILURE_MESSAGES } from '../../../../src/locale/failure.messages'
import { loadFailure } from '../../../../src/locale/load-failure'
import { adoptStyles } from '../../element/adopt-styles'
import type { Rendering } from './widget-content'
import css from './widget-failure.css?inline'

adoptStyles(css)

/**
 * Requests a widget's HTML from the server. Reports a failure and returns its notice; on a site without a
 * backend it says so, and reports nothing.
 * @param reset discards the rendering, which requests it again.
 */
export async function askForHtml(
  key: string,
  widget: Widget,
  signal: AbortSignal,
  host: HTMLElement,
  reset: (rendering: undefined) => void,
): Promise<Rendering> {
  const retry = (): void => reset(undefined)
  try {
    const nodes = await renderWidget(widget, signal, host)
    return { key, nodes, restoreFocus: keepFocus(host) }
  } catch (cause) {
    const { cause: failure } = cause as BlockError
    if (failure instanceof DataError && failure.code === 'status' && hasNoBackend(failure))
      return { key, failure: <Failure lines={[FAILURE_MESSAGES.unavailable]} onRetry={retry} /> }
    if (!signal.aborted) report(cause, host)
    const lines = loadFailure(cause, [FAILURE_MESSAGES.load])
    return { key, failure: <Failure lines={lines} onRetry={retry} /> }
  }
}

function Failure({ lines, onRetry }: { readonly lines: readonly string[]; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" onClick={onRetry}>
        {FAILURE_MESSAGES.tryAgain}
      </button>
    </div>
  )
}

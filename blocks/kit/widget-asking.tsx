import { keepFocus } from '../../src/focus/keep-focus'
import { FAILURE_MESSAGES } from '../../src/messages/failure.messages'
import { loadFailure } from '../../src/messages/load-failure'
import { report } from '../../src/report'
import { renderWidget } from '../../src/widgets/render-widget'
import type { Widget } from '../../src/wire/widgets'
import type { Rendering } from './widget-content'

/**
 * Asks the server for a widget's HTML. Reports a failure and returns the notice that says so [ERR-15].
 *
 * @param reset forgets the rendering, which asks again.
 */
export async function askForHtml(
  key: string,
  widget: Widget,
  signal: AbortSignal,
  host: HTMLElement,
  reset: (rendering: undefined) => void,
): Promise<Rendering> {
  try {
    const nodes = await renderWidget(widget, signal, host)
    return { key, nodes, restoreFocus: keepFocus(host) }
  } catch (cause) {
    if (!signal.aborted) report(cause, host)
    const lines = loadFailure(cause, [FAILURE_MESSAGES.load])
    return { key, failure: <Failure lines={lines} onRetry={() => reset(undefined)} /> }
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

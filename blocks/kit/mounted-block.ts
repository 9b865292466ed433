import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BlockError } from '../../src/block-error'
import { report } from '../../src/report'
import type { BlockDefinition } from './define-block'
import { ErrorBoundary } from './error-boundary'
import { HostContext } from './host'
import { parseBlock } from './parse-block'

/** One block on the page: its React root, and the server's HTML that it stands in for. */
export class MountedBlock<Data extends object> {
  #root: Root | undefined
  /** The last text that was rendered or refused; undefined before the first. */
  #json: string | null | undefined
  #serverNodes: readonly ChildNode[] = []

  constructor(
    readonly host: HTMLElement,
    readonly definition: BlockDefinition<Data>,
  ) {}

  render(): void {
    const json = this.host.getAttribute('data-block-json')
    // An element that is not on the page is only being prepared.
    if (!this.host.isConnected || json === this.#json) return
    if (!this.#root) this.#serverNodes = [...this.host.childNodes]
    this.#json = json

    const { schema, readContent, View } = this.definition
    const data = parseBlock(schema, json, readContent?.(this.#serverNodes))
    if (data instanceof BlockError) return report(data, this.host)

    // Silent, because `report` is the one that logs.
    this.#root ??= createRoot(this.host, { onCaughtError: () => {} })
    this.#root.render(
      createElement(
        ErrorBoundary,
        { onError: cause => this.#fail(cause) },
        createElement(
          HostContext,
          { value: this.host },
          createElement(View, { ...data, serverNodes: this.#serverNodes }),
        ),
      ),
    )
  }

  /** Gives the server's HTML back. */
  leave(): void {
    if (!this.#root) return
    this.#root.unmount()
    this.#root = this.#json = undefined
    this.host.replaceChildren(...this.#serverNodes)
  }

  #fail(cause: unknown): void {
    const message = `<${this.host.localName}> failed to render`
    report(new BlockError('render-failed', message, { cause }), this.host)
    // React is still committing here, and cannot unmount until it is done.
    queueMicrotask(() => this.leave())
  }
}

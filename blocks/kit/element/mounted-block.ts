import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type * as z from 'zod/mini'
import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import type { Result } from '../../../src/data/core/result'
import { keepFocus } from '../../../src/dom/core/keep-focus'
import { ErrorBoundary } from './error-boundary'
import { emit, HostContext, numberHost } from './host'
import { viewSide } from './host-children'
import { createHostRoot } from './host-root'
import { liveBlocks } from './live-blocks'
import { type DataMessages, dataScriptOf, parseBlock } from './parse-block'
import { CHANGING, type Placement, RETURNING, returnNodes, watchNodes } from './place-nodes'
import { type Content, type ReadContent, readAhead, readContent } from './read-content'
import type { ServerContent } from './server-html'

/** The parts of a block: its schema, its view and its styles. */
export interface BlockDefinition<Data extends object> {
  /** The schema of `data-block-json`. */
  readonly schema: z.ZodMiniType<Data>
  /** Reads the server's HTML into the schema's input. Values from the JSON take precedence. */
  readonly readContent?: ReadContent
  readonly View: ComponentType<Data & ServerContent>
  /**
   * Loads the code that only some blocks of the kind need, such as a rare design; undefined if there is none to load. The
   * server's HTML stays until then.
   */
  readonly load?: (data: Data) => Promise<unknown> | undefined
  /** The text of its style sheets, adopted once. */
  readonly css?: string
  /** The messages that the specification fixes for data that is not JSON or does not match the schema. */
  readonly messages?: DataMessages
}

const SUSPENDED = 'The view suspends outside any <Suspense> of its own.'

/** A block on the page: its React root, and the server's HTML that the root replaces. */
export class MountedBlock<Data extends object> {
  #root: Root | undefined
  /** Whether the block may render; undefined before it has asked. */
  #mayRender: boolean | undefined
  /** The last text that was rendered or rejected; undefined before the first. */
  #json: string | null | undefined
  #content: Content | undefined
  /** Read just before the first render. */
  #ahead: (() => Result<Content, BlockError>) | undefined
  /** Holds the server's nodes, and the marks of those that the view shows; a block without a root has none. */
  #server!: HTMLElement
  #observer!: MutationObserver
  /** The nodes that have returned since the content changed, until it is read again. */
  #returned: Set<Placement> | undefined
  #restoreFocus: (() => void) | undefined
  #hasFailed = false
  /** Whether the root has put anything on the page. */
  #isDrawn = false

  constructor(
    readonly host: HTMLElement,
    readonly View: ComponentType<Data & ServerContent>,
    readonly definition: BlockDefinition<Data>,
  ) {}

  /** Handles `CHANGING`, as a listener of both places of the server's nodes. */
  handleEvent(event: Event): void {
    event.stopPropagation()
    this.content()
  }

  /** The parent of the server's nodes, for changes: those that the view shows return, until it renders in a microtask. */
  content(): HTMLElement {
    if (!this.#root) return this.host
    if (!this.#returned) {
      this.#returned = new Set()
      this.#restoreFocus = keepFocus(this.host)
      // Before any node moves: blocks inside them unmount in a later microtask, unless they are back.
      queueMicrotask(() => this.#readAgain())
    }
    this.host.dispatchEvent(new Event(RETURNING))
    returnNodes(this.#server, this.#returned)
    return this.#server
  }

  /** The first of the server's nodes, wherever it is. */
  first(): ChildNode | null | undefined {
    return this.#root && (this.#content?.serverNodes[0] ?? null)
  }

  /** Called when the element is connected. A listener that cancels its `ashlar:mount` calls `mount()` later. */
  enter(): void {
    // A disconnected element is only being prepared.
    if (!this.host.isConnected) return
    if (this.#mayRender !== undefined) return this.render()
    this.#mayRender = false
    const read = (): void => {
      this.#ahead ??= readAhead(this.host, () => this.#readContent(dataScriptOf(this.host)))
    }
    const mount = (): void => {
      this.#mayRender = true
      this.render()
    }
    // Not inside a commit: the block above may be moving this one.
    if (emit(this.host, 'mount', { read, mount }, true)) queueMicrotask(mount)
  }

  /**
   * Renders the block's current data, and reports what is wrong in it. Then the previous output, or the server's HTML,
   * stays; where there is neither, wrong options count as missing.
   */
  render(isLoaded = false): void {
    if (!this.#mayRender || !this.host.isConnected) return
    const script = dataScriptOf(this.#root ? this.#server : this.host)
    const json = this.host.getAttribute('data-block-json') ?? script?.textContent ?? null
    if (json === this.#json && !isLoaded) return
    this.#json = json
    try {
      const data = this.#read(json, script)
      const loading = data.ok && this.definition.load?.(data.value)
      if (loading)
        loading.then(
          () => this.render(true),
          cause => this.#fail(cause),
        )
      else if (data.ok) this.#show(data.value)
      else {
        report(data.error, this.host)
        // The view shows no nodes now.
        if (this.#returned) this.leave()
        else if (data.error.code === 'data-invalid' && json) {
          this.#showRest(json, script).catch(cause => this.#fail(cause))
        }
      }
    } catch (cause) {
      // A rule inside the schema has thrown, or React, if the page has replaced an API that React needs.
      this.#fail(cause)
    }
  }

  /** Shows what is valid, unless something is there that says more than the defaults of wrong options. */
  async #showRest(json: string, script: Element | null): Promise<void> {
    const { serverNodes = [], data: content = {} } = this.#content ?? {}
    const isSeen = (node: ChildNode): boolean =>
      node !== script && node.nodeType !== Node.COMMENT_NODE && node.nodeValue?.trim() !== ''
    if (this.#root || serverNodes.some(isSeen)) return
    const { parseWithoutWrong } = await import('../../../src/data/parse-without-wrong')
    const data = parseWithoutWrong(this.definition.schema, json, content)
    await (data && this.definition.load?.(data))
    if (data && json === this.#json) this.#show(data)
  }

  /** Unmounts React and restores the server's HTML. */
  leave(): void {
    liveBlocks.delete(this)
    this.#mayRender = this.#json = this.#returned = this.#ahead = undefined
    if (!this.#root) return
    this.#observer.disconnect()
    for (const place of [this.host, this.#server]) place.removeEventListener(CHANGING, this)
    this.#root.unmount()
    this.#root = this.#content = undefined
    const returned = new Set<Placement>()
    returnNodes(this.#server, returned)
    for (const placement of returned) placement.removeMarks()
    this.host.replaceChildren(...this.#server.childNodes)
  }

  #readAgain(): void {
    const returned = this.#returned
    if (!this.#root || !returned) return
    this.content()
    for (const placement of returned) placement.removeMarks()
    this.#json = this.#content = undefined
    flushSync(() => this.render())
    for (const placement of returned) placement.placeAgain()
    this.#restoreFocus?.()
    this.#returned = undefined
    this.#observer.takeRecords()
  }

  #read(json: string | null, script: Element | null): Result<Data, BlockError> {
    // Read once, because the view then moves the nodes.
    if (!this.#root || !this.#content) {
      const content = this.#ahead?.() ?? this.#readContent(script)
      this.#ahead = undefined
      if (!content.ok) return content
      this.#content = content.value
    }
    return parseBlock(this.definition.schema, json, this.#content.data, this.definition.messages)
  }

  #readContent(script: Element | null): Result<Content, BlockError> {
    const { host, definition } = this
    const nodes = [...(this.#root ? this.#server : host).childNodes]
    const isMoved = this.#root && definition.readContent
    // On the page, because some readers measure.
    if (isMoved) viewSide(host).append(...nodes)
    const content = readContent(host, nodes, script, definition.readContent)
    if (isMoved) this.#server.append(...nodes)
    return content
  }

  #show(data: Data): void {
    if (this.#root) return this.#draw(this.#root, data)
    const restoreFocus = keepFocus(this.host)
    liveBlocks.add(this)
    numberHost(this.host)
    const root = createHostRoot(this.host, cause => this.#fail(cause))
    this.#root = root
    // At once, so that nothing is painted in between; otherwise Preact would adopt our elements.
    this.#server = dom.createElement('div')
    this.#server.append(...this.host.childNodes)
    for (const place of [this.host, this.#server]) place.addEventListener(CHANGING, this)
    this.#observer = watchNodes(this.#server, () => this.content())
    this.#hasFailed = this.#isDrawn = false
    flushSync(() => this.#draw(root, data, restoreFocus))
    if (!this.#isDrawn && !this.#hasFailed) this.#fail(new Error(SUSPENDED), restoreFocus)
  }

  #draw(root: Root, data: Data, restoreFocus?: () => void): void {
    const onMount = (): void => {
      this.#isDrawn = true
      queueMicrotask(() => {
        if (this.#hasFailed || this.#root !== root) return
        restoreFocus?.()
        emit(this.host, 'ready')
      })
    }
    const onFailing = (): void => {
      restoreFocus = keepFocus(this.host) ?? restoreFocus
    }
    const { serverNodes = [] } = this.#content ?? {}
    const view = createElement(this.View, { ...data, serverNodes })
    root.render(
      createElement(
        ErrorBoundary,
        { onFailing, onError: cause => this.#fail(cause, () => restoreFocus?.()), onMount },
        createElement(HostContext, { value: this.host }, view),
      ),
    )
  }

  #fail(thrown: unknown, restoreFocus?: () => void): void {
    this.#hasFailed = true
    // Preact throws the promise itself.
    const cause = thrown instanceof Promise ? new Error(SUSPENDED) : thrown
    report(new BlockError('render-failed', `<${this.host.localName}> failed to render`, { cause }), this.host)
    // React is still committing here and cannot unmount until the commit has finished.
    queueMicrotask(() => {
      this.leave()
      restoreFocus?.()
    })
  }
}

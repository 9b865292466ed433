import { BlockError } from '../../../src/data/core/report'
import type { Result } from '../../../src/data/core/result'
import type { ServerContent } from './server-html'

/** The server's HTML inside a block. */
export interface Content extends ServerContent {
  /** The part of the block's data that they contain. */
  readonly data: object
}

/** Reads the server's HTML into the input of a block's schema. */
export type ReadContent = (serverNodes: readonly ChildNode[]) => object

/**
 * Reads the server's HTML with the block's own reader.
 *
 * @param script the element with the block's JSON, which is no content.
 */
export function readContent(
  host: Element,
  nodes: readonly ChildNode[],
  script: Element | null,
  read: ReadContent | undefined,
): Result<Content, BlockError> {
  try {
    // `ashlar prerender` writes nodes from the block's data, which says more.
    const serverNodes = nodes.filter(node => !(node as Element).hasAttribute?.('data-prerendered'))
    const data = read?.(serverNodes.filter(node => node !== script)) ?? {}
    return { ok: true, value: { serverNodes, data } }
  } catch (cause) {
    const message = `<${host.localName}> failed to read its HTML`
    return { ok: false, error: new BlockError('content-unreadable', message, { cause }) }
  }
}

/** Changes of the HTML that a reader may see. */
const CHANGES = { attributes: true, childList: true, characterData: true, subtree: true }

/** Reads content before it is needed. The returned function takes it, and reads again if the HTML has changed since. */
export function readAhead(
  host: Element,
  read: () => Result<Content, BlockError>,
): () => Result<Content, BlockError> {
  const content = read()
  let isStale = false
  const observer = new MutationObserver(() => {
    isStale = true
  })
  observer.observe(host, CHANGES)
  return () => {
    isStale ||= observer.takeRecords().length > 0
    observer.disconnect()
    return isStale ? read() : content
  }
}

import { dom } from '../../src/data/core/dom'
import { safeHtml } from '../../src/site/block-scripts'

export { blockScripts } from '../../src/site/block-scripts'

/** Elements that request remote resources. */
const REMOTE = 'img, picture, video, audio, source, svg, image, style, link, [style*="url" i], [background]'

/**
 * Parses an embed code into sanitized nodes.
 *
 * @param allowsRemote keeps images and other remote resources.
 */
export function safeNodes(
  html: string,
  allowsRemote: boolean,
): { nodes: readonly ChildNode[]; isComplete: boolean } {
  const box = dom.createElement('div')
  box.append(...safeHtml(html))
  const remote = allowsRemote ? [] : [...box.querySelectorAll(REMOTE)]
  for (const element of remote) element.remove()
  return { nodes: [...box.childNodes], isComplete: remote.length === 0 }
}

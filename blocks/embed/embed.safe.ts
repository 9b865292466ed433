import { safeHtml } from '../../src/dom/safe-html'

export { liveScripts } from '../../src/dom/safe-html'

/** What asks some host for something by being there. */
const REMOTE = 'img, picture, video, audio, source, svg, image, style, link, [style*="url" i], [background]'

/**
 * Reads an embed code into nodes that run nothing.
 *
 * @param mayAsk keeps what asks other hosts for pictures and the like.
 */
export function safeNodes(
  html: string,
  allowsRemote: boolean,
): { nodes: readonly ChildNode[]; isComplete: boolean } {
  const box = document.createElement('div')
  box.append(...safeHtml(html))
  const remote = allowsRemote ? [] : [...box.querySelectorAll(REMOTE)]
  for (const element of remote) element.remove()
  return { nodes: [...box.childNodes], isComplete: remote.length === 0 }
}

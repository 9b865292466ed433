import { safeHtml } from '../../src/dom/safe-html'

export { liveScripts } from '../../src/dom/safe-html'

/** What asks some host for something by being there. */
const ASKING = 'img, picture, video, audio, source, svg, image, style, link, [style*="url" i], [background]'

/**
 * Reads an embed code into nodes that run nothing.
 *
 * @param mayAsk keeps what asks other hosts for pictures and the like.
 */
export function safeNodes(html: string, mayAsk: boolean): { nodes: readonly ChildNode[]; isWhole: boolean } {
  const box = document.createElement('div')
  box.append(...safeHtml(html))
  const asking = mayAsk ? [] : [...box.querySelectorAll(ASKING)]
  for (const element of asking) element.remove()
  return { nodes: [...box.childNodes], isWhole: asking.length === 0 }
}

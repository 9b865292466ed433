import type { CodeContent } from './code.schema'

/** Reads the server's `<pre><code class="language-…">`, which stays unchanged. */
export function readCode(serverNodes: readonly ChildNode[]): CodeContent {
  const pre = serverNodes
    .filter(node => node instanceof Element)
    .map(element => (element.matches('pre') ? element : element.querySelector('pre')))
    .find(found => found !== null)
  if (!pre) return {}
  const code = pre.querySelector('code') ?? pre
  const classes = `${code.className} ${pre.className}`
  return {
    language: /(?:^|\s)(?:language|lang)-([\w#+-]+)/.exec(classes)?.[1],
    serverCode: code.textContent.replace(/\n$/, ''),
  }
}

import type { SocialLinksContent } from './social-links.schema'

/** Reads the server's links. */
export function readSocialLinks(serverNodes: readonly ChildNode[]): SocialLinksContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  return {
    serverLinks: elements
      .flatMap(element => [element, ...element.querySelectorAll('a[href]')])
      .filter(element => element instanceof HTMLAnchorElement && element.matches('[href]'))
      .map(element => element as HTMLAnchorElement),
  }
}

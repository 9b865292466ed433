import type { ButtonContent } from './button.schema'

/**
 * Reads the first link or button of the server's HTML, and the `data-` attributes that exported pages put around it.
 */
export function readButton(serverNodes: readonly ChildNode[]): ButtonContent {
  const serverLink = serverNodes
    .filter(node => node instanceof Element)
    .flatMap(element => [element, ...element.querySelectorAll(LINK)])
    .find(element => element instanceof HTMLElement && element.matches(LINK)) as HTMLElement | undefined
  if (!serverLink) return {}

  const near = (attribute: string): string =>
    serverLink.closest(`[${attribute}]`)?.getAttribute(attribute) ?? ''
  const block = serverLink.closest('.sqs-block[id], ashlar-button[id], [data-ashlar][id]')
  return {
    serverLink,
    id: block?.id ?? near('id'),
    buttonText: textOf(serverLink),
    clickthroughUrl: serverLink.getAttribute('href') ?? '',
    alignment: near('data-alignment'),
    size: near('data-button-size'),
    variant: near('data-button-type'),
    newWindow: serverLink.getAttribute('target') === '_blank',
    context: near('data-section-id'),
  }
}

const LINK = 'a[href], button'

/** The text of a link or button, on one line. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''

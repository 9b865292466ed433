import type { ButtonContent } from './button.schema'

/**
 * Reads the first link or button of the server's HTML. An exported site says in `data-` attributes around it how
 * it stands.
 */
export function readButton(serverNodes: readonly ChildNode[]): ButtonContent {
  const served = serverNodes
    .filter(node => node instanceof Element)
    .flatMap(element => [element, ...element.querySelectorAll(LINK)])
    .find(element => element instanceof HTMLElement && element.matches(LINK)) as HTMLElement | undefined
  if (!served) return {}

  const near = (attribute: string): string => served.closest(`[${attribute}]`)?.getAttribute(attribute) ?? ''
  const block = served.closest('.sqs-block[id], ashlar-button[id], [data-ashlar][id]')
  return {
    served,
    id: block?.id ?? near('id'),
    buttonText: textOf(served),
    clickthroughUrl: served.getAttribute('href') ?? '',
    alignment: near('data-alignment'),
    size: near('data-button-size'),
    variant: near('data-button-type'),
    newWindow: served.getAttribute('target') === '_blank',
    context: near('data-section-id'),
  }
}

const LINK = 'a[href], button'

/** What a link or a button says, on one line. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''

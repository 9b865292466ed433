import type { DonationContent } from './donation.schema'

/** Path of the donation checkout. */
const DONATE = '/checkout/donate'

const FORM = `form[action*="${DONATE}"]`

/**
 * Selectors of the button, most specific first: a link to the checkout, the button of exported sites, and any
 * other.
 */
const BUTTONS = [
  `a[href*="${DONATE}"]`,
  '.sqs-donate-button, .sqs-block-button-element',
  'button, [role="button"]',
]

/** Reads the button or form of the server's HTML, and the donation's page from its address. */
export function readDonation(serverNodes: readonly ChildNode[]): DonationContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const serverElement = [FORM, ...BUTTONS].map(selector => find(elements, selector)).find(found => found)
  if (!serverElement) return {}
  const donatePageId = pageOf(serverElement)
  return { serverElement, ...(donatePageId && { donatePageId }) }
}

function find(elements: readonly Element[], selector: string): HTMLElement | undefined {
  for (const element of elements) {
    const found = element.matches(selector) ? element : element.querySelector(selector)
    if (found instanceof HTMLElement) return found
  }
}

function pageOf(serverElement: HTMLElement): string | null | undefined {
  const own = serverElement.dataset['donatePageId']
  if (own) return own
  if (serverElement instanceof HTMLFormElement)
    return serverElement.querySelector<HTMLInputElement>('[name="donatePageId"]')?.value
  const href = serverElement.getAttribute('href') ?? ''
  return new URLSearchParams(href.split('#')[0]?.split('?')[1]).get('donatePageId')
}

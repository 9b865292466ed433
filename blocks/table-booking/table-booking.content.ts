import { SLUG, type TableBookingContent } from './table-booking.schema'

const LINK = 'a[href*="exploretock.com/"]'
const MARKED = '[data-tock-business], [data-business-slug]'

/** Reads the business slug from a link to Tock or an exported attribute. */
export function readTableBooking(serverNodes: readonly ChildNode[]): TableBookingContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const find = (selector: string): HTMLElement | undefined =>
    elements
      .map(element => (element.matches(selector) ? element : element.querySelector(selector)))
      .find(found => found instanceof HTMLElement) as HTMLElement | undefined
  const link = find(LINK)
  const marked = find(MARKED)?.dataset
  const slug =
    marked?.['tockBusiness'] ??
    marked?.['businessSlug'] ??
    /exploretock\.com\/([^/?#]+)/.exec(link?.getAttribute('href') ?? '')?.[1]
  return { ...(slug && SLUG.test(slug) && { businessSlug: slug }), isLinked: link !== undefined }
}

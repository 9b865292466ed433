import type { ReservationContent } from './reservation.schema'

/** Reads the restaurant ids from OpenTable links and scripts. */
export function readReservation(serverNodes: readonly ChildNode[]): ReservationContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const found = elements
    .flatMap(element => [element, ...element.querySelectorAll(LEADS)])
    .filter(element => element.matches(LEADS))
  const ids = found.flatMap(idsOf)
  return {
    ...(ids.length > 0 && { restaurantId: [...new Set(ids)] }),
    isLinked: found.some(element => element.matches('a')),
  }
}

const LEADS = 'a[href*="opentable."], script[src*="opentable."]'

function idsOf(element: Element): string[] {
  const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0])
  return query.getAll('rid').filter(id => /^\d{1,12}$/.test(id))
}

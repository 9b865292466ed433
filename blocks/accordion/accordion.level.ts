/** The level of a server's heading: what it says itself, else its tag's. */
export function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.localName.at(-1))
}

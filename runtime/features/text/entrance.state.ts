/** What the observer says of an element. */
export interface Sighting {
  readonly isIntersecting: boolean
  /** How much of it is in view, 0 to 1. */
  readonly intersectionRatio: number
  readonly boundingClientRect: { readonly height: number }
}

/** An element has come in when half of it is in view, or any of it if it is taller than the viewport (B4 L257). */
export function isEntered(
  { isIntersecting, intersectionRatio, boundingClientRect }: Sighting,
  viewportHeight: number,
): boolean {
  return intersectionRatio >= 0.5 || (isIntersecting && boundingClientRect.height > viewportHeight)
}

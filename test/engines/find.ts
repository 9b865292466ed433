/** A visible element. */
export interface Found {
  /** Its center in the viewport, in px. */
  readonly x: number
  readonly y: number
  /** Whether a click there reaches it. */
  readonly isInReach: boolean
  readonly hasFocus: boolean
  readonly text: string
}

export interface Wanted {
  readonly css: string
  /** Its text or accessible label. */
  readonly name?: string
  /** Scrolls it into the viewport first. */
  readonly isWantedInView?: boolean
}

/**
 * Runs in the page, so it refers to nothing outside: the visible elements that match `css`, in shadow roots too, and
 * whose name, label or text is `name`.
 */
export function find({ css, name, isWantedInView }: Wanted): Found[] {
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ])
  const namesOf = (element: Element): string[] => {
    const labels = Reflect.get(element, 'labels') as NodeListOf<Element> | null | undefined
    const told = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    return [
      element.getAttribute('aria-label'),
      ...told.map(id => (element.getRootNode() as Document).getElementById(id)?.textContent),
      ...[...(labels ?? [])].map(label => label.textContent),
      element.textContent,
    ].map(tidy)
  }
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const at = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y)
    for (let inner = hit; inner?.shadowRoot; hit = inner) {
      const next = inner.shadowRoot.elementFromPoint(x, y)
      if (!next || next === inner) break
      inner = next
      hit = next
    }
    return hit
  }
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement

  const found = everything(document)
    .filter(element => element.matches(css) && isVisible(element))
    .filter(element => name === undefined || namesOf(element).includes(name))
  if (isWantedInView && found[0]) {
    const { top, bottom } = found[0].getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) found[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return found.map(element => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = at(x, y)
    return {
      x,
      y,
      isInReach: !!hit && (hit === element || element.contains(hit)),
      hasFocus: element === focused,
      text: tidy(element.textContent),
    }
  })
}

const WIDE = matchMedia('(min-width: 60rem)')

/** Opens the side navigation in wide windows and shows its current page; Escape closes the menu of narrow ones. */
export function startNavigation(): void {
  const side = document.querySelector<HTMLDetailsElement>('.side')
  if (!side) return
  const adapt = (): void => {
    side.open = WIDE.matches
  }
  WIDE.addEventListener('change', adapt)
  adapt()
  side.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || WIDE.matches) return
    side.open = false
    side.querySelector('summary')?.focus()
  })
  const current = side.querySelector('[aria-current]')
  if (WIDE.matches && current) side.scrollTop = Math.max(0, offsetIn(side, current) - side.clientHeight / 2)
}

const offsetIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

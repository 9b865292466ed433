const WIDE = matchMedia('(min-width: 60rem)')

/** Opens the side navigation in wide windows and shows its current page. */
export function startNavigation(): void {
  const side = document.querySelector<HTMLDetailsElement>('.side')
  if (!side) return
  const adapt = (): void => {
    side.open = WIDE.matches
  }
  WIDE.addEventListener('change', adapt)
  adapt()
  const current = side.querySelector('[aria-current]')
  if (WIDE.matches && current) side.scrollTop = Math.max(0, offsetIn(side, current) - side.clientHeight / 2)
}

const offsetIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

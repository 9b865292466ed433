const TAG = 'ashlar-cookie-banner'

/** Where the cookie banner stands on the page. */
export interface BannerHost {
  /** Puts the banner there, or gives it other data. */
  show(data: object): void
  remove(): void
}

/**
 * The banner comes first in the body, so that the keyboard and screen readers meet it first. It takes no room and the
 * focus stays where it is.
 */
export function createBannerHost(): BannerHost {
  let banner: HTMLElement | undefined
  return {
    show(data) {
      const element = banner?.isConnected ? banner : document.createElement(TAG)
      element.setAttribute('data-block-json', JSON.stringify(data))
      if (element === banner) return
      banner = element
      element.setAttribute('data-load', 'eager')
      element.style.display = 'contents'
      standFirst(element)
    },
    remove() {
      banner?.remove()
      banner = undefined
    },
  }
}

/** A site whose styles tell its first element from the others would move: there the banner comes last. */
function standFirst(element: HTMLElement): void {
  const [first] = document.body.children
  const before = placeOf(first)
  document.body.prepend(element)
  if (placeOf(first) !== before) document.body.append(element)
}

const placeOf = (element: Element | undefined): string => JSON.stringify(element?.getBoundingClientRect())

/** A header with two folders, one of which contains another; the name of the second is no link. */
export const HTML = `<header>
  <a href="/" id="logo">Potter</a>
  <nav aria-label="Main">
    <ul>
      <li><a href="/shop">Shop</a>
        <ul>
          <li><a href="/shop/mugs">Mugs</a></li>
          <li><a href="/shop/bowls">Bowls</a>
            <ul><li><a href="/shop/bowls/small">Small bowls</a></li></ul>
          </li>
        </ul>
      </li>
      <li><span>About</span>
        <ul><li><a href="/team">Team</a></li><li><a href="#kiln">The kiln</a></li></ul>
      </li>
      <li><a href="/visit">Visit</a></li>
    </ul>
  </nav>
  <a href="/cart" id="cart">Cart</a>
</header>`

export const find = (root: Element, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** The texts of the visible links in the navigation. */
export const shownLinks = (block: Element): string[] =>
  [...block.querySelectorAll<HTMLElement>('nav a')]
    .filter(link => link.checkVisibility())
    .map(({ textContent }) => textContent.trim())

/** The buttons of the folders: Shop, Bowls, About. */
export const folderButtons = (block: Element): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>('.site-header__folder'),
]

/** Presses Escape where the focus is. */
export const pressEscape = (): void => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

/** The name of the element that has the focus. */
export const focused = (): string =>
  document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? ''

import type { BlockManifest } from '../../src/spec/block-manifest'

const linksOf = (
  label: string,
): string => `<a href="/" style="font-size: 1.25rem; font-weight: 600; color: inherit; text-decoration: none">Ashlar Pottery</a>
    <nav aria-label="${label}">
      <ul>
        <li><a href="/#shop">Shop</a>
          <ul>
            <li><a href="/#mugs">Mugs</a></li>
            <li><a href="/#bowls">Bowls</a></li>
            <li><a href="/#plates">Plates</a>
              <ul><li><a href="/#dinner">Dinner plates</a></li><li><a href="/#side">Side plates</a></li></ul>
            </li>
          </ul>
        </li>
        <li><span>About</span>
          <ul><li><a href="/#kiln">The kiln</a></li><li><a href="/#team">The team</a></li></ul>
        </li>
        <li><a href="/blocks/site-header" aria-current="page">Journal</a></li>
        <li><a href="/#visit">Visit</a></li>
      </ul>
    </nav>
    <a href="/cart" style="color: inherit; text-decoration: none">Cart</a>`

const header = (
  label: string,
  json = '',
): string => `<ashlar-site-header${json && ` data-block-json='${json}'`}>
  <header>
    ${linksOf(label)}
  </header>
</ashlar-site-header>`

export default {
  title: 'Site header',
  group: 'Site and sharing',
  description: 'The links of a site, with folders, and a burger button in narrow windows.',
  withoutScripts:
    'the links; folders open on hover and focus, in narrow windows the links are a row that scrolls',
  budget: 3200,
  examples: [
    {
      title: 'Logo, links and cart',
      note: 'Folders open on hover and by their buttons. In windows narrower than 800 px the links are behind a burger button.',
      source: header('Pottery'),
    },
    {
      title: 'Behind a burger button at every width',
      note: 'With "burger": "always".',
      source: header('Behind a button', '{ "burger": "always" }'),
    },
  ],
} satisfies BlockManifest

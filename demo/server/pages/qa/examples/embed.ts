import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const FOREIGN_PAGE =
  '<iframe src="https://player.invalid/kiln" title="The kiln" width="640" height="360"></iframe>'
const OWN =
  '<iframe src="/public/embedded.html" title="The kiln, on this site" width="640" height="360"></iframe>'
const POST = `<blockquote cite="https://social.invalid/p/1"><p>The kiln is at 1,240 °C and so are we.</p>
<a href="https://social.invalid/p/1">@studio, 3 March</a></blockquote>`

/** @param box reserves the block's space */
const block = (data: object, inside = '', box = ''): string =>
  `<ashlar-embed${box && ` style="--ashlar-embed-${box}"`} data-block-json='${json(data)}'>${inside}</ashlar-embed>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'Another company’s frame',
    note: 'Nothing is requested from the provider before consent or a click.',
    source: block(
      { html: FOREIGN_PAGE, providerName: 'Kilnview' },
      '\n  <p><a href="https://player.invalid/kiln">The kiln, live</a></p>\n',
      'ratio: 640 / 360',
    ),
  },
  {
    title: 'A frame of the site’s own',
    note: 'Loads immediately into a reserved box.',
    source: block({ html: OWN }, '', 'ratio: 640 / 360'),
  },
  {
    title: 'A quotation',
    note: 'HTML without an iframe is sanitised and shown.',
    source: block({ html: POST }, POST),
  },
  {
    title: 'A quotation with a script',
    note: 'Its script requires the visitor’s consent and the owner’s permission.',
    source: block(
      {
        html: `${POST}<script async src="https://social.invalid/embed.js"></script>`,
        runScripts: true,
        providerName: 'Social',
      },
      POST,
      'height: 20rem',
    ),
  },
  {
    title: 'What oEmbed answers',
    note: 'Unchanged from the service. The height is fixed, since its width is 100 %.',
    source: block(
      {
        oembed: {
          type: 'rich',
          version: '1.0',
          title: 'Kiln sounds',
          provider_name: 'Sounds',
          width: '100%',
          height: 166,
          html: '<iframe width="100%" height="166" src="https://sounds.invalid/player"></iframe>',
        },
      },
      '',
      'height: 166px',
    ),
  },
  {
    title: 'A link alone',
    note: 'Without an embed code the link stays.',
    source: block({}, '<p><a href="https://example.com/">A page elsewhere</a></p>'),
  },
]

/** All variants of the embed. */
const embedPage: Page = {
  path: '/blocks/embed',
  title: 'Embed',
  description: 'The embed block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Embed', 'Third-party content, loaded on request.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [embedPage]

import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, json, showVariants, type Variant } from '../variants.ts'

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
    note: 'Nothing is asked of its host before the visitor agrees, or wants it.',
    source: block(
      { html: FOREIGN_PAGE, providerName: 'Kilnview' },
      '\n  <p><a href="https://player.invalid/kiln">The kiln, live</a></p>\n',
      'ratio: 640 / 360',
    ),
  },
  {
    title: 'A frame of the site’s own',
    note: 'It comes at once, in a box that is there before.',
    source: block({ html: OWN }, '', 'ratio: 640 / 360'),
  },
  {
    title: 'A quotation',
    note: 'HTML without a frame is cleaned of all that could run, and shown.',
    source: block({ html: POST }, POST),
  },
  {
    title: 'A quotation with a script',
    note: 'Its script waits for the visitor, and the owner must have allowed it.',
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
    note: 'As the service sent it. A fixed height, since its width is 100 %.',
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
    note: 'Without a code there is nothing to embed: the link stays.',
    source: block({}, '<p><a href="https://example.com/">A page elsewhere</a></p>'),
  },
]

/** All variants of the embed. */
export const embedPage: Page = {
  path: '/blocks/embed',
  title: 'Embed',
  description: 'The embed block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Embed', 'What stands elsewhere, once the visitor wants it here.')}${showVariants(VARIANTS)}`,
}

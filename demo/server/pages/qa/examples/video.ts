import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { plainPicture } from '../../picture.ts'

const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const EMBED =
  '<iframe src="//player.vimeo.com/video/76979871" title="The mountain" width="640" height="360"></iframe>'
const MODES = ['none', 'fit', 'fill'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'A link with a thumbnail',
    note: 'Without scripts the link works. Nothing is requested from the provider before the click.',
    source: `<ashlar-video>
  <figure>
    <a href="${PAGE}">${plainPicture('jar')}</a>
    <figcaption>Ten minutes.</figcaption>
  </figure>
</ashlar-video>`,
  },
  {
    title: 'An embed code',
    note: 'Only the address of its iframe is used; the thumbnail is the site’s own.',
    source: `<ashlar-video data-block-json='${json({ html: EMBED, thumbnail: '/pictures/tarn.webp' })}'></ashlar-video>`,
  },
  ...MODES.map(
    (mode): Variant => ({
      title: `Mode ${mode}`,
      note: 'In a container of 20 rem.',
      source: `<ashlar-video style="block-size: 20rem" data-block-json='${json({ url: PAGE, title: `Mode ${mode}`, mode, width: 480, height: 270, thumbnail: '/pictures/valley.webp' })}'></ashlar-video>`,
    }),
  ),
  {
    title: 'Inactive',
    note: 'The overlay does not respond.',
    source: `<ashlar-video data-block-json='${json({ url: PAGE, title: 'Inactive', inactive: true, thumbnail: '/pictures/shelf.webp' })}'></ashlar-video>`,
  },
  {
    title: 'No video',
    note: 'An embed code without an iframe shows an error.',
    source: `<ashlar-video data-block-json='${json({ html: '<p>No frame here</p>' })}'></ashlar-video>`,
  },
]

/** All variants of the video. */
const video: Page = {
  path: '/blocks/video',
  title: 'Video',
  description: 'The video block: links, embed codes, modes.',
  frame: 'qa',
  body: () =>
    html`${introduction('Video', 'A thumbnail that is replaced by a player on click, without earlier requests.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [video]

import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { picture, plainPicture } from '../../picture.ts'

const CROP_MODES = ['cover', 'contain', 'none'] as const
const SHAPES = ['circle', 'oval', 'arch', 'hexagon'] as const

const FOCAL_POINTS = [
  ['top', '0.5,0.1'],
  ['middle', '0.5,0.5'],
  ['bottom', '0.5,0.95'],
] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'The server’s own picture',
    note: 'An img with srcset is kept, with its candidates.',
    source: `<ashlar-image>${picture('vessels', { sizes: '(min-width: 60rem) 52rem, 100vw' })}</ashlar-image>`,
  },
  ...CROP_MODES.map(
    (cropMode): Variant => ({
      title: `Crop mode ${cropMode}`,
      note: 'A portrait in a 3:2 box.',
      source: cropped('stool', { cropMode, aspectRatio: 1.5 }, sameCrop(cropMode, '3/2')),
    }),
  ),
  ...FOCAL_POINTS.map(
    ([place, focalPoint]): Variant => ({
      title: `Focal point at the ${place}`,
      note: `A portrait in a 2:1 box that keeps ${focalPoint} in view.`,
      source: cropped(
        'branch',
        { cropMode: 'cover', aspectRatio: 2, focalPoint },
        sameCrop('cover', '2/1', focalPoint),
      ),
    }),
  ),
  {
    title: 'With a caption',
    note: 'figure and figcaption stay.',
    source: `<ashlar-image>
  <figure>
    ${plainPicture('jar', 'inline-size: min(24rem, 100%)')}
    <figcaption>Moon jar, wood ash glaze, 41 cm.</figcaption>
  </figure>
</ashlar-image>`,
  },
  {
    title: 'As a link',
    note: 'The server’s link stays around the picture.',
    source: `<ashlar-image><a href="/">${plainPicture('bench')}</a></ashlar-image>`,
  },
  {
    title: 'From JSON alone',
    note: 'Source, size, alternative text, caption and link in data-block-json.',
    source: `<ashlar-image data-block-json='${json({
      ...jsonOf('shelf'),
      caption: 'Waiting for the kiln.',
      link: { href: '/', newWindow: false },
    })}'></ashlar-image>`,
  },
  ...SHAPES.map(
    (shape): Variant => ({
      title: `Shape: ${shape}`,
      note: 'A mask over a square crop.',
      source: cropped('cups', { cropMode: 'cover', aspectRatio: 1, shape }, sameCrop('cover', '1'), '20rem'),
    }),
  ),
  {
    title: 'Drop shadow',
    note: 'Angle, distance and blur.',
    source: cropped(
      'plates',
      {
        shape: 'circle',
        dropShadow: { angle: 135, distance: { value: 12, unit: 'px' }, blur: { value: 24, unit: 'px' } },
      },
      sameCrop('cover', '1'),
      '20rem',
    ),
  },
  {
    title: 'Sizes in the query',
    note: 'Asks for ?format=750w.',
    source: `<ashlar-image data-block-json='${json({ ...jsonOf('valley'), sizeFormat: 'queryString' })}'></ashlar-image>`,
  },
  {
    title: 'Sizes in the file name',
    note: 'Asks for -750w.webp.',
    source: `<ashlar-image data-block-json='${json({ ...jsonOf('tarn'), sizeFormat: 'filename' })}'></ashlar-image>`,
  },
  {
    title: 'Attributes of an exported page',
    note: 'data-src instead of src, with dimensions and focal point; without scripts a noscript shows it.',
    source: `<ashlar-image>
  <noscript>${plainPicture('bowls')}</noscript>
  <img data-src="/pictures/bowls.webp" data-image="/pictures/bowls.webp" data-image-dimensions="1000x1000" data-image-focal-point="0.5,0.55" data-load="false" alt="${PICTURES.bowls.alt}">
</ashlar-image>`,
  },
  {
    title: 'In a narrow column',
    note: 'Below 415 px the block gets its narrow class.',
    isNarrow: true,
    source: `<ashlar-image>
  <figure>${plainPicture('cups')}<figcaption>Three cups.</figcaption></figure>
</ashlar-image>`,
  },
]

/** All variants of the image; a missing file is shown on the errors page. */
const image: Page = {
  path: '/blocks/image',
  title: 'Image',
  description: 'The image block: crops, focal points, shapes, captions, addresses.',
  frame: 'qa',
  body: () =>
    html`${introduction('Image', 'One picture at the right size, cropped around its focal point.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [image]

function cropped(name: PictureName, data: object, style: string, width?: string): string {
  const box = width ? ` style="max-inline-size: ${width}"` : ''
  return `<ashlar-image${box} data-block-json='${json(data)}'>
  ${plainPicture(name, style)}
</ashlar-image>`
}

function sameCrop(mode: string, ratio: string, focalPoint?: string): string {
  const place = focalPoint?.split(',').map(part => `${Number(part) * 100}%`)
  const position = place ? `; object-position: ${place.join(' ')}` : ''
  return `inline-size: 100%; block-size: auto; aspect-ratio: ${ratio}; object-fit: ${mode}${position}`
}

function jsonOf(name: PictureName): object {
  const { width, height, alt } = PICTURES[name]
  return { src: `/pictures/${name}.webp`, alt, dimensions: `${width}x${height}` }
}

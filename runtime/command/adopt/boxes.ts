import { isRecord, parseJson } from '../../../src/data/core/json'
import { type Edit, settingOf } from '../html/edits'
import { attributeOf, closestAround, firstInside, type Page, type PageElement, placeOf } from '../html/page'
import { carriersOf, mayMatch } from './page-blocks'

/** A block's settings as its JSON names them, and the size of its first picture. */
interface Facts {
  readonly data: Readonly<Record<string, unknown>>
  readonly picture: readonly [width: number, height: number] | undefined
  readonly hasThumbnails: boolean
}

/** The custom properties by which `legacy.css` reserves a block's box, from what its markup states. */
const PROPERTIES: Readonly<Record<string, (facts: Facts) => Readonly<Record<string, string | undefined>>>> = {
  gallery: ({ data, picture, hasThumbnails }) => ({
    // A strip is half as high as it is wide.
    '--ashlar-box-ratio': ratioOf(data, data['design'] === 'slider' ? undefined : picture),
    '--ashlar-box-columns': digits(data['thumbnails-per-row']),
    '--ashlar-box-gap': pixels(data['padding']),
    '--ashlar-box-end': stripOf(data, hasThumbnails),
  }),
  map: ({ data }) => ({ '--ashlar-box-ratio': ratioOf(data, undefined) }),
  image: ({ picture }) => ({ '--ashlar-box-ratio': ratioOf({}, picture) }),
  summary: ({ data }) => ({
    '--ashlar-box-columns': pixels(data['columnWidth']),
    '--ashlar-box-gap': pixels(data['gutter']),
    '--ashlar-box-ratio': digits(data['imageAspectRatio']),
  }),
}

/** Items whose box follows from the share of its picture: those of gallery sections, and slides that have lost their gallery. */
const SHARES =
  ':is(.gallery-masonry-item, .gallery-strips-item, .slide[data-type=image]:not(.sqs-block *, .sqs-gallery *))'

/** Writes the sizes of blocks into the `style` of their elements, so that nothing moves when they start. */
export function boxEdits(page: Page): Edit[] {
  const items = mayMatch(page, SHARES) ? page.select(SHARES) : []
  if (items.length === 0 && carriersOf(page).size === 0) return []
  const inside = insidesOf(page)
  return [...carrierEdits(page, inside), ...items.flatMap(item => shareEdits(page, item, inside))]
}

/** The first elements of a kind inside of each element. */
interface Insides {
  /** With its size. */
  readonly picture: ReadonlyMap<PageElement, PageElement>
  /** With the data of a newer block. */
  readonly context: ReadonlyMap<PageElement, PageElement>
  readonly thumbnails: ReadonlyMap<PageElement, PageElement>
}

function insidesOf(page: Page): Insides {
  const noscripts = closestAround(page, ({ name }) => name === 'noscript')
  return {
    picture: firstInside(
      page,
      element => element.name === 'img' && !noscripts.has(element) && sizeOf(element) !== undefined,
    ),
    context: firstInside(page, element => attributeOf(element, 'data-context') !== undefined),
    thumbnails: firstInside(page, element =>
      /(^|\s)(sqs|ProductItem)-gallery-thumbnails(\s|$)/.test(attributeOf(element, 'class') ?? ''),
    ),
  }
}

function shareEdits(page: Page, item: PageElement, { picture }: Insides): Edit[] {
  const written = attributeOf(item, 'style') ?? ''
  const share = ratioOf({}, sizeOf(picture.get(item)))
  if (!share || /url\(|--ashlar-box/i.test(written)) return []
  return settingOf(page, item, { style: `${ended(written)}--ashlar-box-share:${share}` })
}

function carrierEdits(page: Page, inside: Insides): Edit[] {
  return [...carriersOf(page)].flatMap(([element, block]) => {
    const written = attributeOf(element, 'style') ?? ''
    // Addresses in it are rewritten.
    if (!Object.hasOwn(PROPERTIES, block) || /url\(|--ashlar-box/i.test(written)) return []
    const known = Object.entries(PROPERTIES[block]?.(factsOf(element, inside)) ?? {}).flatMap(
      ([name, value]) => (value === undefined ? [] : `${name}:${value}`),
    )
    if (known.length === 0) return []
    return settingOf(page, element, { style: ended(written) + known.join(';') })
  })
}

/** A style that more can be added to. */
const ended = (style: string): string => style.trim().replace(/;?$/, style.trim() ? ';' : '')

function factsOf(carrier: PageElement, inside: Insides): Facts {
  const context = inside.context.get(carrier)
  const json = attributeOf(carrier, 'data-block-json') ?? (context && attributeOf(context, 'data-context'))
  return {
    data: { ...sectionData(carrier), ...recordOf(json) },
    picture: sizeOf(inside.picture.get(carrier)),
    hasThumbnails: inside.thumbnails.has(carrier),
  }
}

/** The columns and the gap of a gallery section. */
function sectionData(carrier: PageElement): Facts['data'] {
  const { numColumns, gutter } = recordOf(attributeOf(carrier, 'data-props'))
  const columns = numColumns ?? attributeOf(carrier, 'data-columns')
  const gap = gutter ?? attributeOf(carrier, 'data-gutter')
  return {
    ...(columns !== undefined && { 'thumbnails-per-row': columns }),
    ...(gap !== undefined && { padding: gap === '0' ? 0 : gap }),
  }
}

function recordOf(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const data = parseJson(json ?? '{}')
    return isRecord(data) ? data : {}
  } catch {
    // The report names it.
    return {}
  }
}

/** The size of a picture that states it. */
function sizeOf(image: PageElement | undefined): Facts['picture'] {
  const text = (image && attributeOf(image, 'data-image-dimensions')) ?? ''
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(text.trim()) ?? []
  return Number(width) && Number(height) ? [Number(width), Number(height)] : undefined
}

/** Percent of the width that a step of `vSize` is high. */
const STEP_PERCENT = 5

/** Width divided by height: `aspectRatio` and `vSize` are heights in percent and steps of the width. */
function ratioOf({ aspectRatio, vSize }: Facts['data'], picture: Facts['picture']): string | undefined {
  const percent = positive(aspectRatio) ?? (positive(vSize) ?? 0) * STEP_PERCENT
  if (percent) return `${round(100 / percent)}`
  return picture && `${round(picture[0] / picture[1])}`
}

/** The height of a strip of thumbnails with its margin; the defaults are the builder's. */
function stripOf(data: Facts['data'], hasThumbnails: boolean): string | undefined {
  if (!hasThumbnails) return undefined
  const height = positive(data['thumbnail-strip-height']) ?? 80
  return `${height + (positive(data['thumbnail-strip-margin']) ?? 20)}px`
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && number > 0 && number < 1e5 ? number : undefined
}

const digits = (value: unknown): string | undefined => {
  const number = positive(value)
  return number === undefined ? undefined : `${round(number)}`
}

const pixels = (value: unknown): string | undefined => (value === 0 ? '0px' : px(digits(value)))

const px = (value: string | undefined): string | undefined => (value === undefined ? value : `${value}px`)

const round = (value: number): number => Math.round(value * 1e4) / 1e4

const MARK = 'data-ashlar-header-room'

/** Overrides the padding of the site's style sheet. */
const STYLE = `@layer ashlar{:root[style*="--ashlar-header-room"] section[${MARK}]{padding-block-start:var(--ashlar-header-room)!important}}`

/** Observers run before the paint that follows, so that nothing moves. */
const SCRIPT =
  '{const h=document.querySelector("#header");/absolute|fixed/.test(getComputedStyle(h).position)&&new ResizeObserver(()=>document.documentElement.style.setProperty("--ashlar-header-room",h.offsetHeight+"px")).observe(h)}'

/**
 * Keeps the first section clear of a header above it from the first paint. Only a browser knows the header's height; where
 * a policy forbids inline scripts, the runtime makes room later.
 */
export function headerRoomEdits(page: Page): Edit[] {
  const [header] = page.select('header#header')
  const frames = closestAround(page, ({ name }) => name === 'header' || name === 'footer')
  const section = page.select('section.page-section').find(each => !frames.has(each))
  const end = header && placeOf(header)?.endTag?.endOffset
  if (!section || end === undefined || attributeOf(section, MARK) !== undefined) return []
  // Pages that a browser has saved have the room.
  if (/padding-(top|block)/.test(attributeOf(section, 'style') ?? '')) return []
  const added = `<style ${MARK}>${STYLE}</style><script ${MARK}>${SCRIPT}</script>`
  return [{ start: end, end, text: added }, ...settingOf(page, section, { [MARK]: '' })]
}

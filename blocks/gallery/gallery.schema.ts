import * as z from 'zod/mini'
import { positive as above0, notNegative, oneOf, record } from '../../src/data/fields/validators'
import { boolean, no, number, slideSchema, string, text, wireObject, yes } from './gallery.slide.schema'
import { DESIGN_DEFAULTS } from './rules/gallery.design'
import { DEFAULT_KEYS } from './rules/gallery.keys'

const above = above0()
const readDigits = (text: string): number => Number.parseInt(text, 10)
/** A number, or its digits as a string, as in older data. */
const digits = z.transform(value => (typeof value === 'string' ? readDigits(value) : value))
const length = z.pipe(digits, notNegative())
const positive = z.pipe(digits, above)
/** Any text, so that a page with the design of a newer version shows its slides. */
const design = z.custom<
  'grid' | 'slideshow' | 'slider' | 'stacked' | 'autogrid' | 'autocolumns' | 'autorows' | 'carousel' | 'list'
>(value => typeof value === 'string', 'expected string')
const maybeBoolean = z.optional(boolean)
const maybeLength = z.optional(length)
const maybePositive = z.optional(positive)
/** 'Auto', or a number above 0, also as a string that `read` reads. */
const autoOr = (read: (text: string) => number) =>
  z.pipe(
    z.transform(value => (typeof value === 'string' && value !== 'Auto' ? read(value) : value)),
    z.custom<'Auto' | number>(
      value => value === 'Auto' || (typeof value === 'number' && value > 0),
      "expected a number above 0, or 'Auto'",
    ),
  )

/** The options of autoplay [GAL-05]. */
const autoplayOptions = wireObject({
  /** Shows a random slide instead of the next one [GAL-18]. */
  randomize: no,
  /** Interval in ms without `autoplayDuration`; by default 5000, or 1000 in a legacy gallery [GAL-30]. */
  timeout: maybePositive,
  /** Pauses while the pointer is over the gallery [GAL-16]. */
  pauseOnMouseover: yes,
  /** Alias of `timeout`; takes precedence if above 0. */
  interval: z._default(length, 0),
})

const fields = wireObject({
  /** The layout; an unknown one stacks the slides [GAL-31]. */
  design: z._default(design, 'grid'),
  /** The slides, if they are not in the HTML inside. */
  slides: z._default(z.array(slideSchema), []),
  /** The accessible name of the gallery. */
  label: text,

  /** The index of the initial slide; negative values count from the end [GAL-07]. */
  currentIndex: z._default(number, 0),
  /** Wraps around at the ends. */
  loop: yes,
  /** Duration of a change, in seconds; the default depends on the design. */
  speed: maybeLength,
  /** The transition of a slideshow: fade, ken-burns, scroll, swipe or new-swipe. */
  transition: z._default(string, 'fade'),
  /** `MovingOptions` and the next three fields, which take precedence at the top level [GAL-04]. */
  designOptions: z.optional(record()),
  /** Starts in motion: steps are ignored for the duration of one change. */
  inMotion: maybeBoolean,
  /** Lays the slides out again after a resize; true by default. */
  refreshOnResize: maybeBoolean,
  /** Lays the slides out again after an orientation change; true by default. */
  refreshOnOrientationChange: maybeBoolean,
  /** Always shows the previous and next buttons; otherwise only on hover or focus. */
  controls: yes,
  /** The effect of a click on a slide; with `half`, the left half goes back and the right half forward. */
  clickBehaviour: z._default(oneOf(['next', 'previous', 'half']), 'half'),
  /** Responds to the arrow keys while it is in view and no other element has the focus. */
  keyboard: yes,
  /** The key codes. */
  keys: z._default(z.object({ previous: number, next: number }), DEFAULT_KEYS),
  /** Loads only the pictures near the current slide. */
  lazyLoad: yes,
  /** Shows the next slide after an interval; with a pause button. */
  autoplay: no,
  /** Interval of autoplay, in seconds. */
  autoplayDuration: maybePositive,
  /** The order and the interval of autoplay. */
  autoplayOptions: z._default(autoplayOptions, { randomize: false, pauseOnMouseover: true, interval: 0 }),
  /** Writes the current slide to the URL as `itemId`, and starts with the slide named there. */
  historyHash: no,
  /** A legacy gallery, with a shorter autoplay interval [GAL-30]. */
  legacy: no,
  /** The ids of galleries that are kept at the same slide. */
  linkedGalleries: z._default(z.array(string), []),
  /** Shows the position, such as "3 / 10". */
  counter: no,
  /** Adapts the height to the current slide. */
  followHeight: no,

  /** The height of a slideshow in percent of its width; 'Auto' for that of the first slide. */
  aspectRatio: z._default(autoOr(readDigits), 'Auto'),
  /** Width divided by height of a summary's pictures; 'Auto' for each picture's own. */
  imageAspectRatio: z._default(autoOr(Number), 'Auto'),
  /** Crops pictures to fill their boxes; the default depends on the design. */
  autoCrop: maybeBoolean,
  /** The named aspect ratio of thumbnails: square, standard, widescreen … */
  thumbnailAspectRatio: text,
  /** As `thumbnailAspectRatio`, on exported pages. */
  'aspect-ratio': z.optional(string),
  /** Crops the pictures of a grid to one shape. */
  squareThumbs: yes,
  /** The number of columns of a grid; fewer on a phone. */
  thumbnailsPerRow: z._default(positive, DESIGN_DEFAULTS.grid.perRow),
  /** The space between thumbnails, in px. */
  padding: z._default(length, DESIGN_DEFAULTS.grid.padding),
  /** The number of slides side by side in a carousel; at most 3 in a box under 724 px, and 2 under 480 px. */
  slidesPerRow: z._default(positive, DESIGN_DEFAULTS.carousel.slidesPerRow),
  /** The minimum width of a column of `autogrid` and `autocolumns`, in px. */
  columnWidth: z._default(positive, DESIGN_DEFAULTS.columns.columnWidth),
  /** The minimum height of a row of `autorows`, in px; images keep their proportions, and rows end flush. */
  rowHeight: maybePositive,
  /** The gap between slides, in px; the default depends on the design. */
  gutter: maybeLength,
  /** The width of a picture in a list, in percent of the row. */
  listImageSize: maybeLength,
  /** Accepted without effect: every gallery shows pictures and videos side by side [GAL-02]. */
  mixedContent: no,
  /** The height of a strip that has no `aspectRatio`: 10 is half its width. */
  vSize: maybeLength,
  /** Where the thumbnail of the current slide stands in its strip. */
  activeAlignment: z._default(oneOf(['left', 'center', 'right']), 'center'),

  /** Shows captions. */
  showMeta: yes,
  /** Captions show the title only. */
  showMetaOnlyTitle: no,
  /** Captions show the description only. */
  showMetaOnlyDescription: no,
  /** Shows a caption while the pointer or the focus is on its picture. */
  showMetaOnHover: no,
  /** The position of a caption on its picture: bottom, top, left, right, center, or two of them: top-left. */
  metaPosition: z._default(string, 'bottom'),

  /** Opens pictures in the lightbox. */
  lightbox: no,
  /** Arrow keys, Home and End change the picture in the lightbox; by default, but on adopted pages. */
  lightboxKeyboard: maybeBoolean,
  /** Shows thumbnails of all slides in the lightbox. */
  lightboxFilmstrip: no,
  /** The colours of the lightbox. */
  lightboxTheme: z._default(oneOf(['light', 'dark']), 'dark'),
  /** Shows a strip of thumbnails under a slideshow. */
  thumbnails: no,
  /**
   * The height of the thumbnail strip, in px. For another sum of height and margin than 100, also set
   * `style="--ashlar-gallery-strip: 130px"`, so that nothing shifts.
   */
  thumbnailStripHeight: z._default(length, 80),
  /** The space above the strip, in px. */
  thumbnailStripMargin: z._default(length, 20),
})

/**
 * `data-block-json` of `<ashlar-gallery>` [GAL-02]. Keys may be hyphenated (`auto-crop`, `thumbnails-per-row` …) or in
 * camel case as here.
 */
export const gallerySchema = z.pipe(
  fields,
  z.transform(({ 'aspect-ratio': alias = '', ...data }) => ({
    ...data,
    thumbnailAspectRatio: data.thumbnailAspectRatio || alias,
  })),
)

export type GalleryData = z.output<typeof gallerySchema>

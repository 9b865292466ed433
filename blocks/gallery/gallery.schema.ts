import * as z from 'zod/mini'
import { positive as above0, notNegative, oneOf, record } from '../../src/data/fields/validators'
import { boolean, no, number, slideSchema, string, text, wireObject, yes } from './gallery.slide.schema'
import { DESIGN_DEFAULTS } from './rules/gallery.design'
import { DEFAULT_KEYS } from './rules/gallery.input'

const above = above0()
/** A number, or the digits of one, as older data has it. */
const digits = z.transform(value => (typeof value === 'string' ? Number.parseInt(value, 10) : value))
const length = z.pipe(digits, notNegative())
const positive = z.pipe(digits, above)
const maybeBoolean = z.optional(boolean)
const maybeLength = z.optional(length)
const maybePositive = z.optional(positive)
/** Width divided by height, which is seldom whole. */
const ratio = z.pipe(
  z.transform(value => (typeof value === 'string' ? Number(value) : value)),
  above,
)
const auto = oneOf(['Auto'])

/** How autoplay goes about it (B3 L94). */
const autoplayOptions = wireObject({
  /** Takes any other slide instead of the next one. */
  randomize: no,
  /** How long a slide is shown where the block gives no seconds, in ms; 5000, in a legacy gallery 1000. */
  timeout: maybePositive,
  /** Waits while the pointer is over the gallery. */
  pauseOnMouseover: yes,
  /** Another name for the timeout, which wins when it is above 0. */
  interval: z._default(length, 0),
})

/**
 * `data-block-json` of `<ashlar-gallery>` (B3 L86). A name that pages write with hyphens (`auto-crop`,
 * `thumbnails-per-row` …) may stand so or as here; `aspect-ratio` is `thumbnailAspectRatio` here.
 */
export const gallerySchema = wireObject({
  /** grid, slideshow, slider, stacked, autogrid, autocolumns, autorows, carousel or list. */
  design: z._default(string, 'grid'),
  slides: z._default(z.array(slideSchema), []),
  /** What the gallery shows, for those who do not see it. */
  label: text,

  /** The slide to start with; a negative one counts from the end. */
  currentIndex: z._default(number, 0),
  /** Goes on at the other end. */
  loop: yes,
  /** How long a change takes, in seconds. Without it the design decides. */
  speed: maybeLength,
  /** How a slideshow changes: fade, ken-burns, scroll, swipe or new-swipe. */
  transition: z._default(string, 'fade'),
  /** `MovingOptions`, and the next three fields, which win where they stand beside it [GAL-04]. */
  designOptions: z.optional(record()),
  /** Starts as if a change were under way: the first step is refused until that change would be over. */
  inMotion: maybeBoolean,
  /** Lays the slides out again when the gallery has another size; true by default. */
  refreshOnResize: maybeBoolean,
  /** Lays the slides out again when the screen is turned; true by default. */
  refreshOnOrientationChange: maybeBoolean,
  /** Always shows the buttons for previous and next; else only under the pointer or the keyboard's focus. */
  controls: yes,
  /** What a click on a slide does; by half, the left one goes back and the right one on. */
  clickBehaviour: z._default(oneOf(['next', 'previous', 'half']), 'half'),
  /** Moves with the arrow keys while it is on the screen. */
  keyboard: yes,
  /** The codes of those keys. */
  keys: z._default(z.object({ previous: number, next: number }), DEFAULT_KEYS),
  /** Loads the pictures of a slideshow only when they are next. */
  lazyLoad: yes,
  autoplay: no,
  /** How long autoplay shows a slide, in seconds. */
  autoplayDuration: maybePositive,
  autoplayOptions: z._default(autoplayOptions, { randomize: false, pauseOnMouseover: true, interval: 0 }),
  /** Keeps the slide that is shown in the address, as `itemId`, and starts with the one named there. */
  historyHash: no,
  /** A gallery of the older kind, which is quicker by itself (B9 L347). */
  legacy: no,
  /** The ids of other galleries of the page that keep the same slide as this one. */
  linkedGalleries: z._default(z.array(string), []),
  /** Shows which slide it is, out of how many. */
  counter: no,
  /** Gives the slideshow the height of the slide that is shown, instead of one height for all. */
  followHeight: no,

  /** The height of a slideshow in percent of its width; 'Auto' takes that of the first slide. */
  aspectRatio: z._default(z.union([auto, positive]), 'Auto'),
  /** Width divided by height of the pictures of a summary; 'Auto' leaves each its own. */
  imageAspectRatio: z._default(z.union([auto, ratio]), 'Auto'),
  /** Fills the box of a picture and crops what is outside. Without it the design decides. */
  autoCrop: maybeBoolean,
  /** The shape of thumbnails: square, standard, widescreen … */
  thumbnailAspectRatio: text,
  squareThumbs: yes,
  thumbnailsPerRow: z._default(positive, DESIGN_DEFAULTS.grid.perRow),
  /** The space between thumbnails, in px. */
  padding: z._default(length, DESIGN_DEFAULTS.grid.padding),
  slidesPerRow: z._default(positive, DESIGN_DEFAULTS.carousel.slidesPerRow),
  /** The least width of a column, in px. */
  columnWidth: z._default(positive, DESIGN_DEFAULTS.columns.columnWidth),
  /** The least height of a justified row, in px. Without it the design decides. */
  rowHeight: maybePositive,
  /** In px. Without it the design decides. */
  gutter: maybeLength,
  /** The picture's share of a list's row, in percent. */
  listImageSize: maybeLength,
  /** Accepted without effect: every gallery shows pictures and videos side by side [GAL-02]. */
  mixedContent: no,
  /** The height of a strip that has no `aspectRatio`: 10 is half its width. */
  vSize: maybeLength,
  activeAlignment: z._default(oneOf(['left', 'center', 'right']), 'center'),

  showMeta: yes,
  showMetaOnlyTitle: no,
  showMetaOnlyDescription: no,
  showMetaOnHover: no,
  /** Where a caption lies on its picture: bottom, top, left, right, center, or two of them: top-left. */
  metaPosition: z._default(string, 'bottom'),

  /** A click on a picture opens it large. */
  lightbox: no,
  /** Moves the lightbox with the arrow keys. */
  lightboxKeyboard: no,
  lightboxTheme: z._default(oneOf(['light', 'dark']), 'dark'),
  /** Shows a strip of thumbnails under a slideshow. */
  thumbnails: no,
  /** In px. */
  thumbnailStripHeight: z._default(length, 80),
  /** The space above the strip, in px. */
  thumbnailStripMargin: z._default(length, 20),
})

export type GalleryData = z.output<typeof gallerySchema>

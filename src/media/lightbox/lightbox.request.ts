import type { Size, SizeFormat } from '../images/image-values'

/** An image at its full size. */
export interface LightboxImage {
  readonly kind: 'picture'
  readonly source: string
  readonly alt: string
  /** The image's own size in px, if known: reserves its space. */
  readonly dimensions?: Size | undefined
  /** How its address carries a width; without it, the address is used as it is. */
  readonly sizeFormat?: SizeFormat | undefined
}

/** A video: its provider is not contacted before the visitor's click. */
export interface LightboxVideo {
  readonly kind: 'video'
  /** A file, the player's address, or with `isPage` the address of the video's page. */
  readonly source: string
  readonly isFile: boolean
  readonly isPage: boolean
  /** The address of an image to show before it plays. */
  readonly poster?: string | undefined
}

/** Live nodes, moved into the lightbox while shown, and put back. */
interface LightboxNodes {
  readonly kind: 'other'
  readonly nodes: readonly ChildNode[]
}

/** The texts of a slide. */
export interface LightboxMeta {
  readonly title: string
  /** Plain text, or nodes made for the lightbox. */
  readonly description: string | readonly ChildNode[]
  /** The slide's id in the address, `#itemId=ID`; empty if it has none. */
  readonly id: string
  /** The slide's own address; empty if it has none. */
  readonly url: string
  /** The address that the title links to; empty if none. Unsafe addresses are never rendered. */
  readonly link: string
}

/** One slide of a lightbox. */
export interface LightboxItem {
  readonly content: LightboxImage | LightboxVideo | LightboxNodes
  readonly meta: LightboxMeta
}

export type LightboxTheme = 'light' | 'dark'

/** The lightbox's settings; missing ones have the defaults of. Times in seconds, padding in px. */
export interface LightboxSettings {
  /** The duration of the fade. */
  readonly speed: number
  readonly transitionSpeed: number
  /** The space around an image, if the window has room for it. */
  readonly padding: number
  readonly overlayOpacity: number
  readonly overlayFade: number
  /** Navigates with the arrow keys. */
  readonly keyboard: boolean
  /** Shows titles and descriptions. */
  readonly captions: boolean
  /** Shows a row of thumbnails of all slides. */
  readonly filmstrip: boolean
}

/** A request to show a set of slides. */
export interface LightboxRequest {
  readonly items: readonly LightboxItem[]
  /** The slide to start with. */
  readonly index: number
  readonly theme: LightboxTheme
  /** The set's accessible name. */
  readonly label?: string | undefined
  /** The element that receives the focus afterwards. */
  readonly opener: HTMLElement | null
  /** The element with a slide's thumbnail, whose image has already loaded. */
  readonly thumbnailOf?: ((index: number) => Element | null | undefined) | undefined
  /** Keeps the current slide in the page's address, as `#itemId=`. */
  readonly historyHash: boolean
  /** Whether the page's address opened it, by naming the slide. */
  readonly isNamed?: boolean | undefined
  /** Called with every slide after the first. */
  readonly onChange?: ((index: number) => void) | undefined
  readonly settings?: Partial<LightboxSettings> | undefined
}

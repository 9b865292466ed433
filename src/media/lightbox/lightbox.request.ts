import type { Size, SizeFormat } from '../images/image-values'

/** A picture, at its full size. */
export interface LightboxPicture {
  readonly kind: 'picture'
  readonly source: string
  readonly alt: string
  /** The picture's own size, in px, where it is known: keeps its place before it is there. */
  readonly dimensions?: Size | undefined
  /** How its host is asked for a width; without it, the address is asked for as it is. */
  readonly sizeFormat?: SizeFormat | undefined
}

/** A video: nothing is asked of its provider before the visitor's click. */
export interface LightboxVideo {
  readonly kind: 'video'
  /** A file, the player's address, or where `isPage` that of a page which shows the video. */
  readonly source: string
  readonly isFile: boolean
  readonly isPage: boolean
  /** The address of a picture for the time before it plays. */
  readonly poster?: string | undefined
}

/** Live nodes: they are moved into the lightbox while it shows them, and put back. */
export interface LightboxNodes {
  readonly kind: 'other'
  readonly nodes: readonly ChildNode[]
}

/** What is said about a slide. */
export interface LightboxMeta {
  readonly title: string
  /** Plain text, or nodes made for the lightbox. */
  readonly description: string | readonly ChildNode[]
  /** What the address calls the slide by, as `#itemId=ID`; empty where it has no name. */
  readonly id: string
  /** The slide's own address; empty where it has none. */
  readonly url: string
  /** Where the title leads; empty where nowhere. Anything but a safe address is never rendered. */
  readonly link: string
}

/** One slide of a lightbox [LBX-17]. */
export interface LightboxItem {
  readonly content: LightboxPicture | LightboxVideo | LightboxNodes
  readonly meta: LightboxMeta
}

export type LightboxTheme = 'light' | 'dark'

/** How a lightbox goes about it; what is left out has the defaults of [LBX-18]. Times in seconds, padding in px. */
export interface LightboxSettings {
  /** How long it takes to fade out. */
  readonly speed: number
  readonly transitionSpeed: number
  /** The space around a picture, where the window has room for it. */
  readonly padding: number
  readonly overlayOpacity: number
  readonly overlayFade: number
  /** Moves with the arrow keys. */
  readonly keyboard: boolean
  /** Shows titles and descriptions. */
  readonly captions: boolean
}

/** What somebody asks to be shown in the lightbox. */
export interface LightboxRequest {
  readonly items: readonly LightboxItem[]
  /** The slide to start with. */
  readonly index: number
  readonly theme: LightboxTheme
  /** What the set shows, for those who do not see it. */
  readonly label?: string | undefined
  /** The element that gets the focus back. */
  readonly opener: HTMLElement | null
  /** The element that shows a slide small on the page; its picture is there already. */
  readonly thumbnailOf?: ((index: number) => Element | null | undefined) | undefined
  /** Keeps the slide that is shown in the page's address, as `#itemId=`. */
  readonly historyHash: boolean
  /** The page's address names the slide, which is why it is open. */
  readonly isNamed?: boolean | undefined
  /** Called with every slide that is shown after the first. */
  readonly onChange?: ((index: number) => void) | undefined
  readonly settings?: Partial<LightboxSettings> | undefined
}

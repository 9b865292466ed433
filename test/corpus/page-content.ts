import type { Page } from 'playwright'

/** The content of a page as a visitor finds it. */
export interface PageContent {
  /** The words in view after scrolling through the page, in their order. */
  readonly words: readonly string[]
  /** All words of the page, of closed panels, too. */
  readonly allWords: readonly string[]
  /** File names of the pictures that show, by their box or as a background. */
  readonly shown: readonly string[]
  /** File names of all pictures in the markup. */
  readonly pictures: readonly string[]
  /** File names of pictures with a box that stays empty. */
  readonly empty: readonly string[]
}

/**
 * Reads the content of a page in its present state.
 *
 * @param slides the addresses of pictures in slides that are not in the page at present.
 */
export function readContent(page: Page, slides: readonly string[] = []): Promise<PageContent> {
  return page.evaluate(collectContent, slides)
}

/** Runs in the page. */
function collectContent(slides: readonly string[]): PageContent {
  // Builders hide answers of forms by a class, and show hints for editors to editors only. The buttons of a saved
  // player are the player's, not the page's.
  const SKIPPED =
    'script, style, noscript, template, option, title, .hidden, .sqs-blockStatus, .native-video-player'
  // The copies that keep a marquee moving are as many as the window needs.
  const REPEATED = '.Marquee, ashlar-marquee'
  const repeated = new Map<Element, Set<string>>()
  const words: string[] = []
  const allWords: string[] = []
  const shown = new Set<string>()
  const pictures = new Set<string>()
  const empty = new Set<string>()
  const nameOf = (address: string): string => {
    const [path = ''] = address.split(/[?#]/)
    const name = path.split('/').at(-1) ?? ''
    // Tools write addresses with letters escaped once or twice, and keep the width in the name.
    return decodeURIComponent(
      decodeURIComponent(name.replace(/%(?![\da-f]{2})/gi, '%25')).replaceAll('%', '%25'),
    )
      .replace(/[?@-](format|content-type)=.*$/, '')
      .replaceAll('+', ' ')
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const readText = (node: Text): void => {
    const parent = node.parentElement
    const text = node.data.trim()
    if (!text || !parent || parent.closest(SKIPPED)) return
    const copies = parent.closest(REPEATED)
    const known = copies ? repeated.get(copies) : undefined
    const found = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !known?.has(word))
    allWords.push(...found)
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    if (!isSeen(parent) || width <= 1 || height <= 1) return
    words.push(...found)
    if (copies) repeated.set(copies, new Set([...(known ?? []), ...found]))
  }
  const readPicture = (image: HTMLImageElement): void => {
    if (image.closest('noscript')) return
    const sources = [
      image.currentSrc,
      image.dataset['src'],
      image.dataset['image'],
      image.getAttribute('src'),
    ]
    const source = sources.find(address => address && !address.startsWith('data:'))
    if (!source) return
    const name = nameOf(source)
    pictures.add(name)
    const { width, height } = image.getBoundingClientRect()
    if (!isSeen(image) || width < 2 || height < 2) return
    if (image.complete && image.naturalWidth > 0) shown.add(name)
    else empty.add(name)
  }
  const walk = (root: Document | ShadowRoot): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node)
      if (!(node instanceof Element)) continue
      if (node instanceof HTMLImageElement) readPicture(node)
      if (node instanceof HTMLVideoElement && node.poster && isSeen(node)) shown.add(nameOf(node.poster))
      if (node.shadowRoot) walk(node.shadowRoot)
      const background = /url\("(?!data:)([^"]+)"\)/.exec(getComputedStyle(node).backgroundImage)?.[1]
      if (background && isSeen(node)) shown.add(nameOf(background))
    }
  }
  walk(document)
  for (const address of slides) pictures.add(nameOf(address))
  for (const name of shown) empty.delete(name)
  return { words, allWords, shown: [...shown], pictures: [...pictures], empty: [...empty] }
}

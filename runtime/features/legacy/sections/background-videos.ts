import { dom } from '../../../../src/data/core/dom'

/** Videos behind the content of sections, banners and cover pages: those of providers, and stored ones. */
const BACKGROUND_VIDEOS =
  ':is(.sqs-video-background, .gallery-video-background)[data-config-url], .sqs-video-background-native[data-config-video]'

const STYLE = 'position: absolute; inset: 0; block-size: 100%; --ashlar-video-background: transparent'

/** Presses reach the pause button through the empty parts of the content above. */
const CSS = `@layer ashlar {
  .page-section:has(.section-background ashlar-video)
    :is(.content-wrapper, .content, .fluid-engine, .sqs-layout, .sqs-row, .sqs-col) { pointer-events: none; }
  .page-section:has(.section-background ashlar-video) .content-wrapper .sqs-block { pointer-events: auto; }
}`

/**
 * Puts a video over the picture that stands for it. The block plays it silently, with a pause button, and not under
 * reduced motion; a provider's waits for consent. Returns how to stop.
 */
export function start(page: Document): () => void {
  const videos = [...page.querySelectorAll<HTMLElement>(BACKGROUND_VIDEOS)].map(background => {
    const { configUrl: url } = background.dataset
    const video = page.createElement('ashlar-video')
    video.dataset['blockJson'] = JSON.stringify({ background: true, mode: 'fill', ...(url && { url }) })
    // A policy that forbids style attributes allows this.
    video.style.cssText = STYLE
    if (!url) video.append(storedVideo(background))
    background.append(video)
    return video
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  page.adoptedStyleSheets.push(sheet)
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(other => other !== sheet)
    for (const video of videos) video.remove()
  }
}

/** The element that the block reads a stored video from. */
function storedVideo({ dataset }: HTMLElement): HTMLElement {
  const stored = dom.createElement('div')
  stored.className = 'sqs-native-video'
  const { configVideo } = dataset
  stored.dataset['configVideo'] = configVideo
  return stored
}

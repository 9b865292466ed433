import type { VideoContent } from './video.schema'

/**
 * Reads the server's HTML: a link to the video, usually around a thumbnail, a `<video>`, or an embed code in a
 * `<noscript>`.
 */
export function readVideo(serverNodes: readonly ChildNode[]): VideoContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const find = <Found extends Element>(selector: string): Found | undefined => {
    for (const element of elements) {
      const found = element.matches(selector) ? element : element.querySelector(selector)
      if (found) return found as Found
    }
    return undefined
  }

  const link = find<HTMLAnchorElement>('a[href]')
  const image = find<HTMLImageElement>('img')
  const html = find('noscript')?.textContent
  const isFile = link && FILE.test(link.pathname)
  return {
    ...readLegacyVideo(find('.sqs-video-wrapper')),
    ...(html?.includes('<iframe') && { html }),
    title: link?.ariaLabel || link?.title || link?.textContent.trim() || image?.alt || undefined,
    ...(isFile && { sources: [{ src: link.href }], poster: image?.src }),
    server: {
      link: isFile ? undefined : link?.href,
      image,
      video: find<HTMLVideoElement>('video'),
      stored: find('.sqs-native-video'),
      caption: [...(find('figcaption')?.childNodes ?? [])],
    },
  }
}

/** Matches URLs of video files. */
const FILE = /\.(mp4|m4v|webm|ogv)$/i

/** Reads an exported embedded video, if any. */
function readLegacyVideo(wrapper: Element | undefined): VideoContent {
  if (!wrapper) return {}
  const padding = wrapper.closest<HTMLElement>('.embed-block-wrapper')?.style.paddingBottom
  return {
    // Some mirroring tools rewrite quotation marks.
    html: wrapper.getAttribute('data-html')?.replaceAll('\\%22', '"'),
    providerName: wrapper.getAttribute('data-provider-name') ?? undefined,
    ...(padding && { width: 100, height: Number.parseFloat(padding) || undefined }),
    overlay: wrapper.querySelector('.sqs-video-overlay') !== null,
  }
}

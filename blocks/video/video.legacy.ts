import type { VideoContent } from './video.schema'

/** Reads the embedded video of an exported site; nothing where there is none. */
export function readLegacyVideo(wrapper: Element | undefined): VideoContent {
  if (!wrapper) return {}
  const padding = wrapper.closest<HTMLElement>('.embed-block-wrapper')?.style.paddingBottom
  return {
    html: wrapper.getAttribute('data-html') ?? undefined,
    providerName: wrapper.getAttribute('data-provider-name') ?? undefined,
    ...(padding && { width: 100, height: Number.parseFloat(padding) || undefined }),
    overlay: wrapper.querySelector('.sqs-video-overlay') !== null,
  }
}

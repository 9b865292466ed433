import { safeHref } from '../../../src/data/fields/safe-href'
import type { LightboxItem } from '../../../src/media/lightbox/lightbox.request'
import type { LightboxDataItem } from '../lightbox.schema'

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i

/** Converts a slide of the data to a lightbox item. */
export function itemOfData(item: LightboxDataItem): LightboxItem {
  const { src, video, thumbnail, alt, dimensions, title, description, id, url, link } = item
  const isFile = VIDEO_FILE.test(video || src)
  return {
    content:
      video || isFile
        ? { kind: 'video', source: video || src, isFile, isPage: !isFile, poster: thumbnail || undefined }
        : { kind: 'picture', source: src, alt, dimensions },
    meta: { title, description, id, url, link },
  }
}

/** Returns the link of a thumbnail without the lightbox. */
export function addressOf({ video, src }: LightboxDataItem): string | undefined {
  return safeHref(video || src)
}

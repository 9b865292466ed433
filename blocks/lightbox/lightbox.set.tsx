import { type ReactElement, useEffect } from 'react'
import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import type { LightboxItem, LightboxRequest } from '../../src/media/lightbox/lightbox.request'
import { namedItem, openFromLink, openNamed, prepareLightbox } from '../../src/media/lightbox/open-lightbox'
import { itemOfLink } from '../../src/media/lightbox/readers/read-link'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { counter } from './lightbox.messages'
import type { LightboxData, LightboxDataItem } from './lightbox.schema'
import css from './lightbox.set.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
dom.adoptedStyleSheets.push(sheet)

/** Opens the image links in the block: the server's own, or else those of the data. */
export function LightboxSet({ serverNodes, ...data }: LightboxData & ServerContent): ReactElement | null {
  const host = useHost()
  const { items, label } = data

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    prepareLightbox()
    const named = namedItem(location, itemsOf(host, data), data.historyHash)
    if (named !== null) openNamed(requestFor(host, data, named))
  }, [host])

  if (serverNodes.some(node => node instanceof Element && node.localName !== 'script')) return null
  return (
    <ul className="lightbox__thumbnails" {...(label && { 'aria-label': label })}>
      {items.map((item, index) => (
        <li key={index}>
          <a className="lightbox__thumbnail" href={addressOf(item)}>
            <img
              src={item.thumbnail || item.src}
              alt={item.alt || item.title || counter(index, items.length, undefined)}
              loading="lazy"
              {...item.dimensions}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Opens the item of a link in the set. */
export function open(link: HTMLElement, host: HTMLElement, data: LightboxData): Promise<void> {
  const links: readonly HTMLElement[] = linksIn(host)
  const index = links.indexOf(link)
  return openFromLink(link, requestFor(host, data, index))
}

function requestFor(host: HTMLElement, data: LightboxData, index: number): LightboxRequest {
  const { theme, label, historyHash } = data
  const { keyboard, captions, filmstrip, speed, transitionSpeed, padding, overlayOpacity, overlayFade } = data
  const own = { keyboard, captions, filmstrip, speed, transitionSpeed, padding, overlayOpacity, overlayFade }
  const links = linksIn(host)
  return {
    items: itemsOf(host, data),
    index,
    theme,
    label: label || undefined,
    opener: links[index] ?? null,
    thumbnailOf: at => links[at],
    historyHash,
    settings: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  }
}

/** Links in a caption are excluded. */
function linksIn(host: HTMLElement): HTMLAnchorElement[] {
  return [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(link => !link.closest('figcaption'))
}

function itemsOf(host: HTMLElement, { items }: LightboxData): LightboxItem[] {
  return items.length > 0 ? items.map(itemOfData) : linksIn(host).map(itemOfLink)
}

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i

/** Converts a slide of the data to a lightbox item. */
function itemOfData(item: LightboxDataItem): LightboxItem {
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

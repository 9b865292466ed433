import { readEmbed } from '../../src/media/video/embed'
import type { EmbedData } from './embed.schema'

/** A frame that an embed code asks for. */
export interface Frame {
  readonly address: string
  /** Undefined for a page of the site's own, which is trusted as this one is. */
  readonly sandbox: string | undefined
  readonly title: string | undefined
  /** Height for width, or a height in px where only that is known. */
  readonly ratio: number | undefined
  readonly height: number | undefined
  /** Whom the frame is asked of; undefined for the page's own host. */
  readonly host: string | undefined
}

/** How high a frame is that says nothing of it. */
export const DEFAULT_RATIO = 9 / 16

/** What a frame may do unless its code says less: all but leading the whole page elsewhere. */
export const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

/** The frame of an embed code; undefined where there is none, or none that is safe to load. */
export function frameOf(data: EmbedData, base: string): Frame | undefined {
  const { kind, address, attributes } = readEmbed(data.html ?? '')
  if (kind === 'invalid' || !URL.canParse(address, base)) return undefined
  const { href, protocol, host } = new URL(address, base)
  if (!/^https?:$/.test(protocol)) return undefined
  const foreign = host === new URL(base).host ? undefined : host
  const width = data.width ?? pixels(attributes['width'])
  const height = data.height ?? pixels(attributes['height'])
  return {
    address: href,
    sandbox: attributes['sandbox'] ?? (foreign && SANDBOX),
    title: data.title ?? attributes['title'],
    ratio: height ? width && height / width : DEFAULT_RATIO,
    height: width ? undefined : height,
    host: foreign,
  }
}

/** Whether an embed code brings scripts. */
export function hasScripts(html: string): boolean {
  return /<script\b/i.test(html)
}

function pixels(text: string | undefined): number | undefined {
  // `100%` and the like say nothing of it.
  return (/^[\d.]+(px)?$/.test(text ?? '') && Number.parseFloat(text ?? '')) || undefined
}

import { readEmbed } from '../../src/media/video/embed-code'
import type { EmbedData } from './embed.schema'

/** The frame of an embed code. */
export interface Frame {
  readonly address: string
  /** The sandbox; `undefined` for same-origin pages, which are trusted. */
  readonly sandbox: string | undefined
  readonly title: string | undefined
  /** Height divided by width, or a height in px if only that is known. */
  readonly ratio: number | undefined
  readonly height: number | undefined
  /** The frame's host; `undefined` for the page's own. */
  readonly host: string | undefined
}

/** Height divided by width of a frame without a size. */
export const DEFAULT_RATIO = 9 / 16

/** The default sandbox: everything except navigation of the top page. */
export const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

/** The frame of an embed code; `undefined` without one or with an unsafe one. */
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

/** Whether an embed code contains scripts. */
export function hasScripts(html: string): boolean {
  return /<script\b/i.test(html)
}

function pixels(text: string | undefined): number | undefined {
  // Percentages are ignored.
  return (/^[\d.]+(px)?$/.test(text ?? '') && Number.parseFloat(text ?? '')) || undefined
}

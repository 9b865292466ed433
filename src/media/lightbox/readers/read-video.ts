import { readEmbed } from '../../video/embed-code'
import type { LightboxVideo } from '../lightbox.request'

const FILE = /\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i

/**
 * Reads a video from a page's nodes: a file, a player in a frame, or an embed code in `data-html`.
 *
 * @param address the video's address, if the nodes have none.
 */
export function videoOf(nodes: readonly Node[], address: string): LightboxVideo {
  const elements = nodes.filter(node => node instanceof HTMLElement)
  const find = (selector: string): Element | undefined =>
    elements
      .flatMap(element => [element, ...element.querySelectorAll(selector)])
      .find(found => found.matches(selector))
  const said = (selector: string, name: string): string => find(selector)?.getAttribute(name) ?? ''

  const embed = said('[data-html]', 'data-html')
  const file = said('video[src], video source[src]', 'src')
  const frame = said('iframe[src], iframe[data-src]', 'src') || said('iframe[data-src]', 'data-src')
  const source = file || frame || (embed && readEmbed(embed).address) || address
  const isFile = file !== '' || FILE.test(source)
  const picture = find('img')
  return {
    kind: 'video',
    source,
    isFile,
    isPage: !isFile && source === address,
    poster: said('video[poster]', 'poster') || picture?.getAttribute('src') || undefined,
  }
}

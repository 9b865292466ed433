import { dom } from '../../src/data/core/dom'
import type { AudioContent, ServerTrack } from './audio.schema'

/**
 * Reads the tracks from the server's HTML: `<audio>` elements, links to audio files and exported players, in
 * document order. Other elements stay before or after the player.
 */
export function readAudio(serverNodes: readonly ChildNode[]): AudioContent {
  const found = serverNodes.filter(node => node instanceof Element).flatMap(findTracks)
  const files = found.filter(({ matches }) => matches !== LINK)
  // A link to the file of another track is its download link.
  const isDownloadLink = ({ matches, track }: Found): boolean =>
    matches === LINK && files.some(file => sameFile(file.track.url, track.url))
  const tracks = found.filter(one => !isDownloadLink(one))
  if (tracks.length === 0) return {}

  const playing = tracks.findIndex(({ element }) => element instanceof HTMLAudioElement && !element.paused)
  const player = tracks[playing]?.element as HTMLAudioElement | undefined
  return {
    tracks: tracks.map(({ track }) => track),
    download: found.some(
      one => isDownloadLink(one) || one.element.matches('[download], [data-show-download=true]'),
    ),
    server: {
      ...surroundings(
        serverNodes,
        found.map(({ element }) => element),
      ),
      ...(player && { playing: { index: playing, timeS: player.currentTime } }),
    },
  }
}

/** The nodes before and after the tracks. A track's `<details>`, such as a transcript, go after. */
function surroundings(
  nodes: readonly ChildNode[],
  tracks: readonly Element[],
): { before: ChildNode[]; after: ChildNode[] } {
  const holds = (node: ChildNode): boolean => tracks.some(track => node.contains(track))
  const holders = nodes.filter(holds)
  const first = holders[0]
  const place = nodes.findIndex(holds)
  const rest = (part: readonly ChildNode[]): ChildNode[] => part.filter(node => !holds(node))
  const inner =
    holders.length === 1 &&
    first instanceof Element &&
    first.matches('div, section, article') &&
    !tracks.includes(first)
      ? surroundings([...first.childNodes], tracks)
      : { before: [], after: holders.flatMap(details) }
  return {
    before: [...rest(nodes.slice(0, place)), ...inner.before],
    after: [...inner.after, ...rest(nodes.slice(place))],
  }
}

const details = (node: ChildNode): Element[] =>
  node instanceof Element ? [...node.querySelectorAll('details')] : []

const LINK = 'a[href]'

/** Reads a track from each supported kind of markup, by selector. */
const READERS = {
  audio: (element: Element): ServerTrack => {
    const audio = element as HTMLAudioElement
    const item = audio.closest('li, figure')
    const words = item?.querySelector('figcaption') ?? item
    return {
      url: fileOf(audio),
      ...readText(words),
      ...titleField(audio.ariaLabel || audio.title),
      ...durationField(audio.dataset['durationMs']),
      ...(audio.preload === 'none' && { preload: 'none' }),
    }
  },
  [LINK]: (element: Element): ServerTrack => {
    const link = element as HTMLAnchorElement
    return { url: link.href, ...readText(link) }
  },
  '.sqs-audio-embed': (element: Element): ServerTrack => {
    const { url = '', title, author, durationInMs } = (element as HTMLElement).dataset
    return { url, title, author, ...durationField(durationInMs) }
  },
} as const

interface Found {
  readonly matches: string
  readonly element: Element
  readonly track: ServerTrack
}

function findTracks(root: Element): Found[] {
  const readers = Object.entries(READERS)
  const all = Object.keys(READERS).join()
  const elements = [...(root.matches(all) ? [root] : []), ...root.querySelectorAll(all)]
  return elements
    .map((element): Found => {
      const [matches = '', read] = readers.find(([selector]) => element.matches(selector)) ?? []
      return { matches, element, track: read?.(element) ?? { url: '' } }
    })
    .filter(({ matches, track }) => track.url.trim() && (matches !== LINK || isSound(track.url)))
}

/** The first source that the browser may play, or the first one. */
function fileOf(audio: HTMLAudioElement): string {
  const sources = [...audio.querySelectorAll('source')]
  const playable = sources.find(({ type }) => !type || audio.canPlayType(type))
  return audio.currentSrc || audio.src || (playable ?? sources[0])?.src || ''
}

/** The title from an element's text, and the author from its `<cite>` or `<small>`. */
function readText(element: Element | null | undefined): { title?: string; author?: string } {
  const author = element?.querySelector('cite, small')
  const nodes = element ? texts(element).filter(text => !author?.contains(text)) : []
  const title = nodes.map(({ data }) => data).join('')
  return { title: collapseSpace(title), author: collapseSpace(author?.textContent ?? '') }
}

function texts(element: Element): Text[] {
  const walker = dom.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  // An <audio> contains fallback content, and a download link is no title.
  return found.filter(({ parentElement }) => {
    const inner = parentElement?.closest('audio, details, a[download]')
    return !inner || inner === element
  })
}

const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()

const titleField = (title: string | null): { title?: string } => (title ? { title } : {})

const durationField = (ms: string | undefined): { durationMs?: number } =>
  Number(ms) > 0 ? { durationMs: Number(ms) } : {}

/** Whether the file extension is that of an audio file. */
const isSound = (url: string): boolean =>
  /\.(mp3|m4a|aac|og[ag]|opus|wav|flac|weba)$/i.test(addressOf(url)?.pathname ?? '')

const sameFile = (one: string, other: string): boolean => addressOf(one)?.href === addressOf(other)?.href

/** `undefined` for an invalid URL, so that one broken link does not lose the others. */
const addressOf = (url: string): URL | undefined =>
  URL.canParse(url, dom.baseURI) ? new URL(url, dom.baseURI) : undefined

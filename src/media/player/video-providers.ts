/** The commands of a player. */
export type PlayerCommand = 'play' | 'pause'

/** A player's message: JSON, which most expect as text, or a word. */
export type PlayerMessage = object | string

/** A video host with an embeddable player. */
export interface Provider {
  readonly name: string
  /** Its hosts, including its images': not contacted before consent. */
  readonly hosts: string
  /** Matches the video in an address without its scheme. */
  readonly video?: RegExp
  /** Matches further addresses of its player, without their scheme. Any other address stays as it is. */
  readonly frame?: RegExp
  /** Where the player takes the start, in seconds. */
  readonly start?: 'query' | 'fragment'
  /** The player's address for the matched video. */
  readonly player?: string
  /** The query that every player address has. */
  readonly query?: string
  /** The query for autoplay. */
  readonly autoplay: string
  /** The query for a looping, muted background video; `$1` is the video. */
  readonly background?: string
  /** The message for a command. Players without messages are only shown and removed. */
  readonly message?: (command: PlayerCommand) => PlayerMessage
  /** Messages that subscribe to the player's state. */
  readonly listen?: readonly PlayerMessage[]
  /** The player's error if the owner's account does not allow embedding on this page. */
  readonly refusal?: string
}

const method = (method: PlayerCommand): object => ({ method })
const listenTo = (...events: string[]): object[] =>
  events.map(value => ({ method: 'addEventListener', value }))

/** The providers whose players and messages are known. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: 'youtube.com youtube-nocookie.com youtu.be ytimg.com',
    video: /(?:youtu\.be\/|\/(?:embed|shorts|live|v)\/|[?&]v=)([\w-]+)/,
    frame: /\/embed\b/,
    start: 'query',
    player: 'https://www.youtube-nocookie.com/embed/$1',
    query: 'enablejsapi=1',
    autoplay: 'autoplay=1',
    // A single video loops as a playlist of itself.
    background: 'autoplay=1&mute=1&controls=0&loop=1&playsinline=1&playlist=$1',
    message: command => ({ event: 'command', func: `${command}Video`, args: [] }),
    listen: [{ event: 'listening' }],
  },
  {
    name: 'Vimeo',
    hosts: 'vimeo.com vimeocdn.com',
    // Other numbers are those of events, showcases and users.
    video:
      /^(?:player\.vimeo\.com\/video\/|(?:www\.)?vimeo\.com\/(?:(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\w+\/video\/)?)(\d+)(?:\/([\da-f]+))?\/?(?=[?#]|$)/,
    start: 'fragment',
    player: 'https://player.vimeo.com/video/$1?h=$2',
    query: 'dnt=1',
    autoplay: 'autoplay=1',
    background: 'background=1',
    message: method,
    listen: listenTo('play', 'pause', 'ended', 'error'),
    refusal: 'PrivacyError',
  },
  {
    name: 'Wistia',
    hosts: 'wistia.com wistia.net wi.st',
    video: /\/(?:medias|iframe)\/(\w+)/,
    player: 'https://fast.wistia.net/embed/iframe/$1',
    autoplay: 'autoPlay=true',
    background: 'autoPlay=true&muted=true&controlsVisibleOnLoad=false&playbar=false&endVideoBehavior=loop',
    message: command => `amp-${command}`,
    listen: ['amp-listening'],
  },
  {
    name: 'Dailymotion',
    hosts: 'dailymotion.com dai.ly dmcdn.net',
    video: /(?:dai\.ly|\/video)\/(\w+)/,
    frame: /^geo\.dailymotion\.com\/player/,
    start: 'query',
    player: 'https://www.dailymotion.com/embed/video/$1',
    query: 'api=postMessage',
    autoplay: 'autoplay=1',
    background: 'autoplay=1&mute=1&controls=0&loop=1',
    message: command => ({ command, parameters: [] }),
  },
  {
    name: 'Animoto',
    hosts: 'animoto.com',
    autoplay: 'autoplay=1',
  },
  {
    name: 'SoundCloud',
    hosts: 'soundcloud.com sndcdn.com',
    video: /^(?:www\.|m\.)?(soundcloud\.com\/[^?]+)/,
    frame: /^w\.soundcloud\.com\/player/,
    player: 'https://w.soundcloud.com/player/?url=https://$1',
    autoplay: 'auto_play=true',
    message: method,
    listen: listenTo('play', 'pause', 'finish'),
  },
]

/** The provider that a host belongs to. */
export function providerOf({ hostname }: URL): Provider | undefined {
  return PROVIDERS.find(({ hosts }) => isHostOf(hosts, hostname))
}

/** Whether `hostname` is one of `hosts`, or below one. */
export function isHostOf(hosts: string, hostname: string): boolean {
  return hosts.split(' ').some(host => `.${hostname}`.endsWith(`.${host}`))
}

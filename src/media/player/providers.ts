/** What a player can be told. */
export type PlayerCommand = 'play' | 'pause'

/** What a player reads: JSON, which most want as text, or a word. */
export type PlayerMessage = object | string

/** A company that shows videos of others in a player of its own. */
export interface Provider {
  readonly name: string
  /** Its hosts, those of its pictures included: nothing is asked of them before the visitor agrees. */
  readonly hosts: string
  /** Finds the video in an address, without its scheme. */
  readonly video?: RegExp
  /** The address of the player of the video that was found. */
  readonly player?: string
  /** What the player's address always says. */
  readonly query?: string
  /** What it says for the video to begin by itself [VID-14]. */
  readonly autoplay: string
  /** What it says for the video to move silently behind something else, over and over; `$1` is the video. */
  readonly background?: string
  /** The message that tells the player something. Players without one are only shown and taken away. */
  readonly message?: (command: PlayerCommand) => PlayerMessage
  /** Messages that ask the player to say what it does. */
  readonly listen?: readonly PlayerMessage[]
  /** The name of the error by which the player says that the owner's account does not allow this page to show the video. */
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
    player: 'https://www.youtube-nocookie.com/embed/$1',
    query: 'enablejsapi=1',
    autoplay: 'autoplay=1',
    // One video is repeated as a list of its own.
    background: 'autoplay=1&mute=1&controls=0&loop=1&playsinline=1&playlist=$1',
    message: command => ({ event: 'command', func: `${command}Video`, args: [] }),
    listen: [{ event: 'listening' }],
  },
  {
    name: 'Vimeo',
    hosts: 'vimeo.com vimeocdn.com',
    video: /vimeo\.com\/(?:[a-z].*\/)?(\d+)(?:\/(\w+))?/,
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

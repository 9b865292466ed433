import { isRecord } from '../../data/core/json'
import type { Player } from '../player/player'
import type { PlayerCommand, PlayerMessage } from '../player/providers'

/** What a player says of itself. */
export type PlayerState = 'playing' | 'paused'

/** Where a player is, to talk to it and to nobody else. */
export interface PlayerWindow {
  readonly origin: string
  readonly window: Window
  /** As in `Provider`. */
  readonly refusal?: string | undefined
}

/** The window of a player in its frame; undefined for a player whose messages nobody knows. */
export function playerWindow({ address, provider }: Player, window: Window | null): PlayerWindow | undefined {
  return provider?.message && window
    ? { origin: new URL(address).origin, window, refusal: provider.refusal }
    : undefined
}

/** Tells the player to play or to pause [VID-08]. */
export function command({ provider }: Player, to: PlayerWindow, command: PlayerCommand): void {
  if (provider?.message) send(to, provider.message(command))
}

/** Asks the player to say from now on what it does. */
export function askForState({ provider }: Player, to: PlayerWindow): void {
  for (const message of provider?.listen ?? []) send(to, message)
}

// None of these players reads an object: they take words, and the text of JSON.
function send({ window, origin }: PlayerWindow, message: PlayerMessage): void {
  window.postMessage(typeof message === 'string' ? message : JSON.stringify(message), origin)
}

/** What the player's words mean: the names that events have, and the numbers of YouTube. */
const STATES = new Map<unknown, PlayerState>([
  ['play', 'playing'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['paused', 'paused'],
  ['ended', 'paused'],
  ['finish', 'paused'],
  [1, 'playing'],
  [2, 'paused'],
  [0, 'paused'],
])

type Message = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/** Whether a message says that the player refuses the video [VID-16]. */
export function isRefused({ origin, source, data }: Message, from: PlayerWindow): boolean {
  if (!from.refusal || origin !== from.origin || source !== from.window) return false
  const { event, data: details } = parse(data)
  return event === 'error' && isRecord(details) && details['name'] === from.refusal
}

/** What a player says in a message. Undefined for other messages, and for those from anywhere else. */
export function readState({ origin, source, data }: Message, from: PlayerWindow): PlayerState | undefined {
  if (origin !== from.origin || source !== from.window) return undefined
  const { event, method, info, args } = parse(data)
  // Wistia's.
  if (Array.isArray(args) && args[0] === 'statechange') return STATES.get(args[1])
  const word = event === 'onStateChange' ? info : isRecord(info) ? info['playerState'] : (event ?? method)
  return STATES.get(word)
}

function parse(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return isRecord(data) ? data : {}
  try {
    return parse(JSON.parse(data))
  } catch {
    // Players also send text that is no JSON; none of it tells their state.
    return {}
  }
}

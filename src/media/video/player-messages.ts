import { isRecord } from '../../data/core/json'
import type { Player } from '../player/player'
import type { PlayerCommand, PlayerMessage } from '../player/video-providers'

/** A player's state. */
type PlayerState = 'playing' | 'paused'

/** The window and origin of a player, its only correspondent. */
export interface PlayerWindow {
  readonly origin: string
  readonly window: Window
  /** As in `Provider`. */
  readonly refusal?: string | undefined
}

/** The window of a framed player; `undefined` for players without known messages. */
export function playerWindow({ address, provider }: Player, window: Window | null): PlayerWindow | undefined {
  return provider?.message && window
    ? { origin: new URL(address).origin, window, refusal: provider.refusal }
    : undefined
}

/** Sends a command to the player [VID-08]. */
export function command({ provider }: Player, to: PlayerWindow, command: PlayerCommand): void {
  if (provider?.message) send(to, provider.message(command))
}

/** Subscribes to the player's state. */
export function askForState({ provider }: Player, to: PlayerWindow): void {
  for (const message of provider?.listen ?? []) send(to, message)
}

// Players expect words and JSON text, never objects.
function send({ window, origin }: PlayerWindow, message: PlayerMessage): void {
  window.postMessage(typeof message === 'string' ? message : JSON.stringify(message), origin)
}

/** The states by the players' names: event names, and YouTube's numbers. */
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

/** Whether a message is the player's refusal to show the video [VID-16]. */
export function isRefused({ origin, source, data }: Message, from: PlayerWindow): boolean {
  if (!from.refusal || origin !== from.origin || source !== from.window) return false
  const { event, data: details } = parse(data)
  return event === 'error' && isRecord(details) && details['name'] === from.refusal
}

/** The state in a player's message; `undefined` for other messages and other senders. */
export function readState({ origin, source, data }: Message, from: PlayerWindow): PlayerState | undefined {
  if (origin !== from.origin || source !== from.window) return undefined
  const { event, method, info, args } = parse(data)
  // Wistia.
  if (Array.isArray(args) && args[0] === 'statechange') return STATES.get(args[1])
  const word = event === 'onStateChange' ? info : isRecord(info) ? info['playerState'] : (event ?? method)
  return STATES.get(word)
}

function parse(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return isRecord(data) ? data : {}
  try {
    return parse(JSON.parse(data))
  } catch {
    // Players also send text that is not JSON; none of it is a state.
    return {}
  }
}

import { expect, it } from 'vitest'
import { findPlayer, type Player } from '../player/player'
import { askForState, command, type PlayerWindow, playerWindow, readState } from './player-messages'

function player(address: string): Player {
  const found = findPlayer(address, false, 'https://shop.example/')
  if (!found) throw new Error('no player')
  return found
}

const YOUTUBE = player('https://youtu.be/aaaaaaaaaaa')
const VIMEO = player('https://player.vimeo.com/video/1')

/** A window that keeps what is posted to it. */
function windowThatKeeps(posted: unknown[]): Window {
  return {
    postMessage: (data: string, origin: string) =>
      posted.push([/^{/.test(data) ? JSON.parse(data) : data, origin]),
  } as unknown as Window
}

function windowOf(player: Player, posted: unknown[] = []): PlayerWindow {
  const to = playerWindow(player, windowThatKeeps(posted))
  if (!to) throw new Error('no window')
  return to
}

it.each([
  [YOUTUBE, { event: 'command', func: 'pauseVideo', args: [] }, 'https://www.youtube-nocookie.com'],
  [VIMEO, { method: 'pause' }, 'https://player.vimeo.com'],
  [player('https://dai.ly/x12'), { command: 'pause', parameters: [] }, 'https://www.dailymotion.com'],
  [player('https://w.soundcloud.com/player/?url=x'), { method: 'pause' }, 'https://w.soundcloud.com'],
  [player('//fast.wistia.net/embed/iframe/abc12'), 'amp-pause', 'https://fast.wistia.net'],
])('posts a command to the exact origin of the player', (player, message, origin) => {
  const posted: unknown[] = []
  command(player, windowOf(player, posted), 'pause')
  expect(posted).toEqual([[message, origin]])
})

it('subscribes to a player’s state', () => {
  const posted: unknown[] = []
  askForState(YOUTUBE, windowOf(YOUTUBE, posted))
  expect(posted).toEqual([[{ event: 'listening' }, 'https://www.youtube-nocookie.com']])
})

it('has no recipient for an unknown player, or none', () => {
  expect(playerWindow(player('https://other.example/v'), windowThatKeeps([]))).toBeUndefined()
  expect(playerWindow(YOUTUBE, null)).toBeUndefined()
})

it.each([
  ['{"event":"onStateChange","info":1}', 'playing'],
  ['{"event":"onStateChange","info":2}', 'paused'],
  ['{"event":"infoDelivery","info":{"playerState":0}}', 'paused'],
  ['{"event":"infoDelivery","info":{"currentTime":1}}', undefined],
  ['{"event":"onReady","info":null}', undefined],
  ['{"event":"play","data":{}}', 'playing'],
  [{ event: 'pause' }, 'paused'],
  ['{"method":"finish"}', 'paused'],
  ['{"method":"_trigger","args":["statechange","playing"]}', 'playing'],
  ['{"method":"_trigger","args":["mutechange",true]}', undefined],
  ['{"event":"constructor"}', undefined],
  ['play', undefined],
  ['[1]', undefined],
  ['null', undefined],
  [7, undefined],
])('reads %j as %s', (data, state) => {
  const from = windowOf(YOUTUBE)
  expect(readState({ origin: from.origin, source: from.window, data }, from)).toBe(state)
})

it('ignores other origins and other windows', () => {
  const from = windowOf(YOUTUBE)
  const data = '{"event":"play"}'
  expect(readState({ origin: 'https://evil.example', source: from.window, data }, from)).toBeUndefined()
  expect(readState({ origin: from.origin, source: windowThatKeeps([]), data }, from)).toBeUndefined()
  expect(readState({ origin: from.origin, source: null, data }, from)).toBeUndefined()
})

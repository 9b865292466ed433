import { expect } from 'chai'
import type { Player } from '../../../src/media/player/player'
import { PROVIDERS } from '../../../src/media/player/video-providers'
import { $shownVideo } from '../../../src/media/single-video'
import { delaysDuring } from '../../../test/fixtures/delays'
import { settle, until } from '../../../test/mount'
import { controlPlayer } from './video-player'

/** A same-origin frame as a stand-in for a provider’s player. */
async function mountPlayer(provider = PROVIDERS[1]): Promise<{
  host: HTMLElement
  frame: HTMLIFrameElement
  heard: unknown[]
  undo: AbortController
}> {
  const player: Player = { address: `${location.origin}/player`, provider }
  const host = document.createElement('div')
  const frame = document.createElement('iframe')
  host.append(frame)
  document.body.append(host)
  const heard: unknown[] = []
  frame.contentWindow?.addEventListener('message', ({ data }) => heard.push(JSON.parse(data)))
  const undo = new AbortController()
  controlPlayer(host, frame, player, Promise.resolve(), undo.signal, () => heard.push('refused'))
  await until(() => heard.length === (provider?.listen?.length ?? 0))
  heard.length = 0
  return { host, frame, heard, undo }
}

const changesOf = (host: Element): unknown[] => {
  const changes: unknown[] = []
  host.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
  return changes
}

/** Dispatches a message from the player’s window. */
function say(frame: HTMLIFrameElement, data: string, origin = location.origin): void {
  const message = new MessageEvent('message', { data, origin })
  // Firefox rejects a cross-process window in the event’s constructor.
  Object.defineProperty(message, 'source', { value: frame.contentWindow })
  dispatchEvent(message)
}

describe('a player', () => {
  afterEach(() => $shownVideo.set(undefined))

  it('receives messages to play and to pause [VID-08]', async () => {
    const { host, heard } = await mountPlayer()
    host.dispatchEvent(new CustomEvent('ashlar:play'))
    host.dispatchEvent(new CustomEvent('ashlar:pause'))
    await until(() => heard.length === 2)
    expect(heard).to.deep.equal([{ method: 'play' }, { method: 'pause' }])
  })

  it('receives a message to pause when an element around it hides it', async () => {
    const { heard } = await mountPlayer()
    document.body.inert = true
    await until(() => heard.length)
    document.body.inert = false
    await settle()
    expect(heard).to.deep.equal([{ method: 'pause' }])
  })

  it('receives a message to pause when another video is shown [VID-08]', async () => {
    const { heard } = await mountPlayer(PROVIDERS[0])
    $shownVideo.set(document.body)
    await until(() => heard.length)
    expect(heard).to.deep.equal([{ event: 'command', func: 'pauseVideo', args: [] }])
  })

  it('reports its state, and becomes the current video when it plays', async () => {
    const { host, frame } = await mountPlayer()
    const changes = changesOf(host)
    say(frame, '{"event":"play"}')
    say(frame, '{"event":"pause"}')
    expect(changes).to.deep.equal([{ state: 'playing' }, { state: 'paused' }])
    expect($shownVideo.get() === host).to.equal(true)
  })

  it('ignores messages from other sources', async () => {
    const { host, frame } = await mountPlayer()
    const changes = changesOf(host)
    say(frame, '{"event":"play"}', 'https://evil.example')
    dispatchEvent(
      new MessageEvent('message', { data: '{"event":"play"}', origin: location.origin, source: window }),
    )
    expect(changes).to.deep.equal([])
  })

  it('reports its new size after it has been stable for 1000 ms [VID-13]', async () => {
    const { host, frame } = await mountPlayer()
    const sizes: unknown[] = []
    host.addEventListener('ashlar:resize', event => sizes.push((event as CustomEvent).detail))
    // The initial size is not a change.
    await settle()
    const delays = await delaysDuring(async () => {
      frame.style.inlineSize = '123px'
      await until(() => sizes.length)
    })
    expect(delays).to.include(1000)
  })

  it('receives no messages after its removal', async () => {
    const { host, frame, undo } = await mountPlayer()
    const changes = changesOf(host)
    undo.abort()
    say(frame, '{"event":"play"}')
    expect(changes).to.deep.equal([])
  })
})

import { joinMarkup } from './markup.ts'
import { type LoggedEvent, readEvent, type ShownPage } from './shown-page.ts'
import type { PlaygroundState } from './state.ts'

/** The page in the frame, which shows what it is sent (`frame-page.ts`). */
const PAGE = 'frame/'

/**
 * Links to the playground may come from anybody, so the frame's page has no origin: it reaches neither this page nor
 * what belongs to the site. Its own policy runs no script but the runtime.
 */
const SANDBOX = 'allow-scripts allow-forms'

/** How long the runtime and a block take on Lighthouse's "slow 4G", in ms: three round trips, and 200 kB/s. */
const SLOW_MS = 1600

interface Showing {
  readonly events: readonly string[]
  readonly onEvent: (event: LoggedEvent) => void
}

let stop = (): void => {}

/**
 * Shows a state in a new frame; returns once its page has been sent. The page of the one before may have led that frame
 * anywhere, so it is never used again.
 */
export async function show(
  state: PlaygroundState,
  before: HTMLIFrameElement,
  showing: Showing,
): Promise<void> {
  stop()
  const frame = document.createElement('iframe')
  frame.id = before.id
  frame.title = before.title
  frame.setAttribute('sandbox', SANDBOX)
  frame.style.inlineSize = state.width > 0 ? `${state.width}px` : '100%'
  frame.src = PAGE
  const take = ({ source, data }: MessageEvent<unknown>): void => {
    const event = source === frame.contentWindow ? readEvent(data) : undefined
    if (event) showing.onEvent(event)
  }
  addEventListener('message', take)
  stop = () => removeEventListener('message', take)
  const loaded = new Promise(done => frame.addEventListener('load', done, { once: true }))
  before.replaceWith(frame)
  await loaded
  // A page without an origin can be named by no other target.
  frame.contentWindow?.postMessage(pageOf(state, showing.events), '*')
}

function pageOf(state: PlaygroundState, events: readonly string[]): ShownPage {
  const { context, language, theme, flavour, scripts, consent, network } = state
  return {
    html: joinMarkup(state.html, state.json, state.block)
      .replaceAll('"/pictures/', '"../../pictures/')
      .replaceAll(' /pictures/', ' ../../pictures/'),
    context,
    language,
    direction: directionOf(state),
    theme,
    boot: scripts ? `../../ashlar/${flavour === 'lite' ? 'lite/' : ''}boot.js` : '',
    delayMs: network === 'slow' ? SLOW_MS : 0,
    consent,
    events,
  }
}

const directionOf = ({ direction, language }: PlaygroundState): 'ltr' | 'rtl' => {
  if (direction !== 'auto') return direction
  return language === 'ar' ? 'rtl' : 'ltr'
}

import { joinMarkup } from './markup.ts'
import type { PlaygroundState } from './state.ts'

/** An event of the page in the frame. */
export interface LoggedEvent {
  readonly type: string
  readonly detail: unknown
  readonly target: string
}

interface Showing {
  readonly frame: HTMLIFrameElement
  readonly events: readonly string[]
  readonly onEvent: (event: LoggedEvent) => void
}

/** The page in the frame, whose own policy runs no script but the runtime: links may come from anybody. */
const PAGE = 'frame/'

/** Shows a state in the frame; returns once its page has been written. */
export async function show(state: PlaygroundState, { frame, events, onEvent }: Showing): Promise<void> {
  if (state.scripts) frame.removeAttribute('sandbox')
  else frame.setAttribute('sandbox', 'allow-same-origin')
  frame.style.inlineSize = state.width > 0 ? `${state.width}px` : '100%'
  await load(frame)
  const page = frame.contentDocument
  if (!page) return
  const root = page.documentElement
  root.lang = state.language
  root.dir = directionOf(state)
  root.dataset['theme'] = state.theme
  for (const type of events) {
    page.addEventListener(type, event => {
      // Nodes of the frame are no instances of this page's classes.
      const target = String(Reflect.get(event.target ?? {}, 'nodeName') ?? '').toLowerCase()
      onEvent({ type, detail: Reflect.get(event, 'detail'), target: target.replace('#', '') })
    })
  }
  if (state.context) page.head.append(contextScript(page, state.context))
  const main = page.querySelector('main')
  // The policy of the frame's page keeps scripts and handlers in it from running.
  if (main)
    main.innerHTML = joinMarkup(state.html, state.json, state.block)
      .replaceAll('"/pictures/', '"../../pictures/')
      .replaceAll(' /pictures/', ' ../../pictures/')
  if (!state.scripts) return
  if (state.consent) giveConsent(page)
  const script = page.createElement('script')
  script.type = 'module'
  script.src = state.flavour === 'lite' ? '../../ashlar/lite/boot.js' : '../../ashlar/boot.js'
  page.head.append(script)
}

const directionOf = ({ direction, language }: PlaygroundState): 'ltr' | 'rtl' => {
  if (direction !== 'auto') return direction
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** A fresh page, without an entry in the browser's history. */
function load(frame: HTMLIFrameElement): Promise<void> {
  return new Promise(done => {
    frame.addEventListener('load', () => done(), { once: true })
    const isFirst = !frame.src
    if (isFirst) frame.src = PAGE
    else frame.contentWindow?.location.reload()
  })
}

function contextScript(page: Document, context: string): HTMLScriptElement {
  const script = page.createElement('script')
  script.type = 'application/json'
  script.id = 'site-context'
  script.textContent = context
  return script
}

/** Answers for the visitor as soon as anything asks. */
function giveConsent(page: Document): void {
  const answer = (): boolean =>
    page.dispatchEvent(
      new CustomEvent('ashlar:consent', { detail: { functional: true, analytics: true, marketing: true } }),
    )
  page.addEventListener('ashlar:consent-asked', answer)
  page.addEventListener('ashlar:ready', answer, { once: true })
}

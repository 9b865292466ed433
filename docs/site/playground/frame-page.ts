import { describeDetail, type LoggedEvent, type ShownPage } from './shown-page.ts'

/*
 * The script of the frame's page. It shows HTML of anybody, so it runs only where that has no rights: in a sandbox
 * without an origin. Framed by another site, or opened by a link, the page stays empty.
 */
if (origin === 'null') {
  addEventListener('message', function take({ source, data }: MessageEvent<ShownPage>) {
    if (source !== parent) return
    // A page is shown once; the next one gets a frame of its own.
    removeEventListener('message', take)
    show(data)
  })
}

function show({
  html,
  context,
  language,
  direction,
  theme,
  boot,
  delayMs,
  consent,
  events,
}: ShownPage): void {
  const root = document.documentElement
  root.lang = language
  root.dir = direction
  root.dataset['theme'] = theme
  for (const type of events) document.addEventListener(type, report)
  if (context) document.head.append(contextScript(context))
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!boot) for (const hidden of page.querySelectorAll('noscript')) hidden.replaceWith(...hidden.childNodes)
  // The page's policy runs no handlers in it, nor scripts: those of a parsed page never run anyway.
  document.querySelector('main')?.replaceChildren(...page.head.childNodes, ...page.body.childNodes)
  if (!boot) return
  if (consent) giveConsent()
  setTimeout(() => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = boot
    document.head.append(script)
  }, delayMs)
}

function report(event: Event): void {
  const target = event.target instanceof Element ? event.target.localName : 'document'
  const detail = event instanceof CustomEvent ? describeDetail(event.detail) : ''
  // The playground may be anywhere; it gets texts of a page that it has written itself.
  parent.postMessage({ type: event.type, target, detail } satisfies LoggedEvent, '*')
}

function contextScript(context: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'site-context'
  script.textContent = context
  return script
}

/** Answers for the visitor as soon as anything asks. */
function giveConsent(): void {
  const answer = (): boolean =>
    document.dispatchEvent(
      new CustomEvent('ashlar:consent', { detail: { functional: true, analytics: true, marketing: true } }),
    )
  document.addEventListener('ashlar:consent-asked', answer)
  document.addEventListener('ashlar:ready', answer, { once: true })
}

import { dom, globalOf } from '../../src/data/core/dom'
import { runThirdPartyScript } from '../../src/visitor/consent/third-party-script'
import { FOLLOW_SCRIPT } from './social-follow.state'

/** The used part of the platform's global. */
interface Widgets {
  readonly load: (box: Element) => unknown
}

/**
 * Renders the platform's button into `box`.
 *
 * @throws BlockError `outside-failed` if the script fails or renders nothing within 10 s.
 */
export async function drawFollow(
  box: HTMLElement,
  href: string,
  data: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const link = dom.createElement('a')
  link.className = 'twitter-follow-button'
  // The script only supports profile URLs of the former host.
  link.href = href.replace('//x.com/', '//twitter.com/')
  Object.assign(link.dataset, data)
  box.replaceChildren(link)
  signal.addEventListener('abort', () => box.replaceChildren())
  await runThirdPartyScript({
    src: widgets() ? undefined : FOLLOW_SCRIPT,
    into: dom.head,
    box,
    loaded: () => void widgets()?.load(box),
    isDrawn: () => box.querySelector('iframe') !== null,
    signal,
  })
}

function widgets(): Widgets | undefined {
  const found: unknown = Object(Object(globalOf('twttr')).widgets)
  return typeof Reflect.get(Object(found), 'load') === 'function' ? (found as Widgets) : undefined
}

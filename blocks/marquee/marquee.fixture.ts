import { mount, until } from '../../test/mount'

export const DATA = { items: [{ text: 'Fired on Fridays' }, { text: 'Open from ten' }] }

/** The animation of the line; `undefined` if it is static. */
export function animationOf(block: Element): Animation | undefined {
  return block.querySelector('.marquee__line')?.getAnimations()[0]
}

export const isRunning = (block: Element): boolean => animationOf(block)?.playState === 'running'

/** Mounts a marquee and waits until it moves. */
export async function running(
  data: object,
  html = '',
  prepare?: (host: HTMLElement) => void,
): Promise<HTMLElement> {
  const block = await mount('marquee', data, html, prepare)
  await until(() => isRunning(block))
  return block
}

export const copiesOf = (block: Element): Element[] => [
  ...(block.querySelector('.marquee__copies')?.children ?? []),
]

export const itemsOf = (block: Element): string[] =>
  [...block.querySelectorAll('.marquee__line > .marquee__items > .marquee__item')].map(({ textContent }) =>
    textContent.trim(),
  )

/** Runs `act` under `prefers-reduced-motion: reduce`. */
export async function withReducedMotion(act: () => Promise<void>): Promise<void> {
  const { matchMedia } = window
  window.matchMedia = query =>
    new Proxy(matchMedia(query), {
      get(media, key) {
        if (key === 'matches') return query.includes('reduced-motion')
        const value: unknown = Reflect.get(media, key)
        return typeof value === 'function' ? value.bind(media) : value
      },
    })
  await act().finally(() => {
    window.matchMedia = matchMedia
  })
}

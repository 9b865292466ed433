import { mount, until } from '../../../test/mount'
import '../gallery'

/** A picture that needs no network. */
export const picture = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E`
/** A slide's data. */
export const slide = { src: picture, alt: 'A quay', dimensions: '40x30' }

/** A slideshow on the page. */
export interface Show {
  readonly block: HTMLElement
  /** What it has fired. */
  readonly events: Event[]
  /** The index of the slide within reach. */
  readonly shown: () => number
  readonly button: (name: 'previous' | 'next') => HTMLButtonElement
}

/** Puts a slideshow on the page that changes without taking time, unless `data` says otherwise. */
export async function show(data: object = {}, count = 4, id = ''): Promise<Show> {
  const slides = Array.from({ length: count }, (_, index) => ({ ...slide, id: `s${index}` }))
  const block = await mount('gallery', { design: 'slideshow', speed: 0, slides, ...data }, '', host => {
    host.style.inlineSize = '300px'
    if (id) host.id = id
  })
  await until(() => block.querySelector('.gallery__stage'))
  const events: Event[] = []
  for (const type of ['ashlar:change', 'ashlar:reached-end', 'ashlar:reached-beginning']) {
    block.addEventListener(type, event => events.push(event))
  }
  return {
    block,
    events,
    shown: () => [...block.querySelectorAll('.gallery__slide')].findIndex(one => !one.hasAttribute('inert')),
    button(name) {
      const found = block.querySelector<HTMLButtonElement>(`.gallery__${name}`)
      if (!found) throw new Error(`no button for ${name}`)
      return found
    },
  }
}

/** Runs `act` as if the visitor wanted no motion. */
export async function withoutMotion(act: () => Promise<void>): Promise<void> {
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

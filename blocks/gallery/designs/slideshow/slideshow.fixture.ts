import { mount, until } from '../../../../test/mount'
import '../../gallery'

/** A data URL of a picture. */
export const picture = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E`
/** Data of one slide. */
export const slide = { src: picture, alt: 'A quay', dimensions: '40x30' }

/** A mounted slideshow. */
export interface Show {
  readonly block: HTMLElement
  /** The events that it has fired. */
  readonly events: Event[]
  /** Index of the slide that is not inert. */
  readonly shown: () => number
  readonly button: (name: 'previous' | 'next') => HTMLButtonElement
}

/** Mounts a slideshow whose changes are immediate unless `data` sets a duration. */
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

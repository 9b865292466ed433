import type { Page } from 'playwright'

const SHOWS = 'ashlar-gallery, ashlar-item-list'

/** More slides than any page of the corpus has. */
const MAX_SLIDES = 60

/** Goes through the slides of all slideshows of a page. Returns the addresses of the pictures that were in them. */
export function walkSlides(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([selector, max]) => {
      const found = new Set<string>()
      const read = (gallery: Element): boolean => {
        const before = found.size
        for (const { currentSrc, src } of gallery.querySelectorAll('img')) found.add(currentSrc || src)
        return found.size > before
      }
      const readsMore = async (gallery: Element): Promise<boolean> => {
        for (const end = performance.now() + 1500; performance.now() < end; ) {
          await new Promise(done => setTimeout(done, 50))
          if (read(gallery)) return true
        }
        return false
      }
      for (const gallery of document.querySelectorAll(selector)) {
        read(gallery)
        const buttons = [...gallery.querySelectorAll<HTMLElement>('button')]
        const next = buttons.find(button => /next/i.test(`${button.ariaLabel} ${button.className}`))
        for (let step = 0, idle = 0; next && step < max && idle < 3; step++) {
          next.click()
          idle = (await readsMore(gallery)) ? 0 : idle + 1
        }
      }
      return [...found]
    },
    [SHOWS, MAX_SLIDES] as const,
  )
}

import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { settle, until } from '../../../test/mount'
import { show, slide } from './slideshow/slideshow.fixture'

/** Runs `act` at the given URL, then restores the URL of the test page. */
async function at(address: string, act: () => Promise<void>): Promise<void> {
  const { href } = location
  history.replaceState(null, '', address)
  await act().finally(() => history.replaceState(null, '', href))
}

const here = (): string => location.pathname + location.search

describe('the slideshow’s slide in the URL', () => {
  it('is an itemId, updated on each change without a history entry [GAL-23]', async () => {
    await at(here(), async () => {
      const { length } = history
      const address = here()
      const { button } = await show({ historyHash: true })
      expect(location.hash).to.equal('')
      button('next').click()
      await until(() => location.hash === '#itemId=s1')
      expect(here()).to.equal(address)
      expect(history.length).to.equal(length)
    })
  })

  it('is the collection’s URL and the slide’s name if the page belongs to a collection [GAL-23] [GAL-24]', async () => {
    const before = $site.get()
    await at('/work', async () => {
      $site.set({ collection: { fullUrl: '/work' } })
      const { button } = await show({ historyHash: true })
      button('next').click()
      await until(() => location.pathname === '/work/s1/')
      expect(location.hash).to.equal('#itemId=s1')
    }).finally(() => $site.set(before))
  })

  for (const [data, isEdited] of [
    [{}, false],
    [{ historyHash: true }, true],
  ] as const) {
    it(`stays unchanged ${isEdited ? 'in the editor' : 'unless the block opts in'} [GAL-23]`, async () => {
      await at(`${here()}#itemId=s2`, async () => {
        document.documentElement.toggleAttribute('data-ashlar-edit', isEdited)
        try {
          const { shown, button } = await show(data)
          expect(shown()).to.equal(0)
          button('next').click()
          await until(() => shown() === 1)
          await settle()
          expect(location.hash).to.equal('#itemId=s2')
        } finally {
          document.documentElement.removeAttribute('data-ashlar-edit')
        }
      })
    })
  }

  for (const [hash, first] of [
    ['#itemId=s2', 2],
    ['#itemId=third', 3],
    ['#itemId=gone', 1],
  ] as const) {
    it(`starts with slide ${first} at ${hash} [GAL-25]`, async () => {
      await at(`${here()}${hash}`, async () => {
        const slides = Array.from({ length: 4 }, (_, index) => ({
          ...slide,
          id: `s${index}`,
          url: index === 3 ? 'third/' : '',
        }))
        const { shown } = await show({ historyHash: true, currentIndex: 1, slides })
        expect(shown()).to.equal(first)
      })
    })
  }
})

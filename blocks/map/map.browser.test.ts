import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { delaysDuring } from '../../test/fixtures/delays'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './map'
import { DATA, PLACE, pin, TILE } from './map.fixture'
import { PIN_SIZE } from './providers/pin'

/** A host that tests must not contact. */
const FOREIGN = { ...PLACE, tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png' }

const tilesOf = (block: Element): HTMLImageElement[] => [
  ...block.querySelectorAll<HTMLImageElement>('img.leaflet-tile'),
]
/** Zoom levels of the tiles: two during a zoom. */
const zoomOf = (block: Element): string =>
  [...new Set(tilesOf(block).map(({ src }) => /#(\d+)/.exec(src)?.[1]))].join()
const button = (block: Element, name: string): HTMLButtonElement | undefined =>
  [...block.querySelectorAll('button')].find(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
  )

/** The parts of Google’s library that the block uses. */
function fakeGoogle(drawn: object[]): object {
  class Marker {
    addListener(): void {}
    setMap(): void {}
  }
  class GoogleMap {
    constructor(_: HTMLElement, options: object) {
      drawn.push(options)
    }
    addListener(): void {}
  }
  return { Map: GoogleMap, Marker }
}

afterEach(() => $site.set({}))

describe('<ashlar-map>', () => {
  it('shows one marker that links to a maps page [MAP-08]', async () => {
    const block = await mount('map', DATA)
    const link = await pin(block)
    expect(block.querySelectorAll('.map__pin').length).to.equal(1)
    expect(link.href).to.equal('https://www.google.com/maps/search/?api=1&query=80%20Asklipiou')
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
    expect(link.ariaLabel).to.equal('Khora, 80 Asklipiou (opens a maps page)')
  })

  it('is an accessible named region with tiles, buttons and attribution', async () => {
    const block = await mount('map', DATA)
    await pin(block)
    await until(() => block.querySelector('.leaflet-tile-loaded'))
    const region = block.querySelector<HTMLElement>('[role=region]')
    expect(region?.ariaLabel).to.equal('Map: Khora')
    expect(region?.tabIndex).to.equal(0)
    expect(zoomOf(block)).to.equal('12')
    const credits = await until(() => block.querySelector('.map__credits'))
    expect(credits.textContent).to.equal('© Mapmakers')
    expect(credits.querySelector('a')?.href).to.equal('https://maps.example/')
    expect(await violations(block)).to.deep.equal([])
  })

  for (const rule of [
    'img, svg { max-width: 100%; max-height: 100%; position: relative; padding: 4px; border: 1px solid }',
    'img, svg { width: 100% !important; height: auto !important; min-width: 300px !important; margin: 1em !important }',
  ]) {
    it(`draws the tiles and the pin in their places under ${rule}`, async () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets.push(sheet)
      try {
        const block = await mount('map', DATA)
        const marker = await pin(block)
        await until(() => block.querySelector('.leaflet-tile-loaded'))
        const symbol = marker.querySelector('svg')?.getBoundingClientRect()
        const tiles = tilesOf(block)
        expect(
          new Set(tiles.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`)),
        ).to.deep.equal(new Set(['256 256']))
        const [{ x, y }] = tiles.map(tile => tile.getBoundingClientRect()) as [DOMRect]
        for (const tile of tiles) {
          const place = tile.getBoundingClientRect()
          expect([(place.x - x) % 256, (place.y - y) % 256].map(Math.abs)).to.deep.equal([0, 0])
        }
        expect([symbol?.width, symbol?.height]).to.deep.equal([PIN_SIZE.width, PIN_SIZE.height])
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
      }
    })
  }

  it('zooms by its buttons and by the keyboard [MAP-04]', async () => {
    const block = await mount('map', DATA)
    await pin(block)
    ;(await until(() => button(block, 'Zoom in'))).click()
    const region = block.querySelector<HTMLElement>('[role=region]')
    // Ready only after the animation: until then, it ignores further zooms.
    await until(() => region?.dataset['zoom'] === '13')
    region?.focus()
    // Some engines fire no transitionend in a background window.
    region?.dispatchEvent(new FocusEvent('focus'))
    // Leaflet reads key codes.
    region?.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 189, bubbles: true }))
    await until(() => region?.dataset['zoom'] === '12')
  })

  for (const data of [{ controls: false }, { disableDefaultUI: true }]) {
    it(`has no buttons with ${JSON.stringify(data)} [MAP-04] [MAP-07]`, async () => {
      const block = await mount('map', { ...DATA, ...data })
      await pin(block)
      await until(() => block.querySelector('.map__credits'))
      expect(block.querySelector('.map__controls') === null).to.equal(true)
    })
  }

  it('has a marker without a link if it is disabled [MAP-04]', async () => {
    const block = await mount('map', { ...DATA, linkOnClick: false })
    const mark = await pin(block)
    expect([mark.localName, mark.role, mark.ariaLabel]).to.deep.equal(['span', 'img', 'Khora, 80 Asklipiou'])
    expect(await violations(block)).to.deep.equal([])
  })

  it('updates without reloading [MAP-11]', async () => {
    const block = await mount('map', DATA)
    await pin(block)
    const canvas = block.querySelector<HTMLElement>('.map__canvas')
    const tile = await until(() => block.querySelector('.leaflet-tile-loaded'))
    const say = (data: object): void => {
      block.dataset.blockJson = JSON.stringify({ ...DATA, ...data })
    }
    const styles: unknown[] = []
    const watching = new MutationObserver(() => styles.push(canvas?.dataset['style']))
    watching.observe(canvas as Element, { attributeFilter: ['data-style'] })
    const delays = await delaysDuring(async () => {
      say({ style: 2 })
      await settle()
      say({ style: 5, location: { ...PLACE.location, addressTitle: 'Elsewhere' } })
      await until(() => canvas?.dataset['style'] === 'MinimalDark')
    }, 20)
    watching.disconnect()
    // Both changes cause one update, 60 ms after the last.
    expect(styles).to.deep.equal(['MinimalDark'])
    expect(delays.filter(ms => ms === 60).length).to.equal(2)
    expect((await pin(block)).title).to.equal('Elsewhere')
    expect(tile.isConnected).to.equal(true)
  })

  it('requests no other host before the visitor loads the map, and restores the address on failure', async () => {
    let asked = 0
    const block = await mount('map', FOREIGN)
    const show = await until(() => button(block, 'Show the map'))
    await settle()
    expect(tilesOf(block).length).to.equal(0)
    expect(block.textContent).to.contain('80 Asklipiou').and.to.contain('tiles.invalid')
    expect(await violations(block)).to.deep.equal([])
    block.addEventListener('ashlar:error', event => {
      event.preventDefault()
      asked++
    })
    show.click()
    // The tiles never load: the address returns, with a button to retry.
    const again = await until(() => button(block, 'Try again'))
    await until(() => document.activeElement === again)
    expect(asked).to.equal(1)
    expect(block.textContent).to.contain('The map images could not be loaded.').and.to.contain('80 Asklipiou')
  })

  it('moves the focus into a map that the visitor has loaded, here with Google Maps [MAP-12]', async () => {
    const drawn: object[] = []
    Reflect.set(window, 'google', { maps: { importLibrary: async () => fakeGoogle(drawn) } })
    $site.set({ gmRenderKey: btoa('a-key') })
    const block = await mount('map', PLACE)
    const show = await until(() => button(block, 'Show the map'))
    expect(drawn).to.deep.equal([])
    show.click()
    await until(() => document.activeElement?.getAttribute('role') === 'region')
    expect(drawn.length).to.equal(1)
    expect(block.querySelector('.map__credits, .map__controls') === null).to.equal(true)
    Reflect.deleteProperty(window, 'google')
  })

  it('loads automatically after consent', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('map', FOREIGN)
      await until(() => button(block, 'Show the map'))
      document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
      await until(() => button(block, 'Try again'))
    })
    expect(errors).to.deep.equal(['map-failed'])
  })

  it('loads the library once for two maps [MAP-09]', async () => {
    const [one, two] = [await mount('map', DATA), await mount('map', DATA)]
    await Promise.all([pin(one), pin(two)])
    one.remove()
    await settle()
    expect(two.querySelectorAll('.map__pin').length).to.equal(1)
  })

  it('names an option that its tiles cannot show, and shows the map without it [MAP-05] [MAP-13]', async () => {
    const errors = await errorsDuring(async () => {
      await pin(await mount('map', { ...PLACE, tileUrl: TILE, style: 'Satellite' }))
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })

  it('reads the place from the server’s link, links to it, and restores the HTML', async () => {
    const html = '<a href="https://www.openstreetmap.org/?mlat=1.5&amp;mlon=2.5#map=9/1/2">Our yard</a>'
    const block = await mount('map', { tileUrl: TILE }, html)
    const link = await pin(block)
    expect(link.href).to.contain('mlat=1.5')
    expect(link.ariaLabel).to.equal('Our yard (opens a maps page)')
    await until(() => zoomOf(block) === '9')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"location":{"mapLat":"north"}}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('map', json, '<address>80 Asklipiou</address>')
        expect(block.innerHTML).to.equal('<address>80 Asklipiou</address>')
      })
      expect(errors).to.deep.equal([code])
    })
  }
})

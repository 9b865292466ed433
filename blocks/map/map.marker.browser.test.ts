import { expect } from 'chai'
import { mount, settle, until } from '../../test/mount'
import './map'
import { DATA, pin } from './map.fixture'

interface Move {
  readonly marker: { readonly lat: number; readonly lng: number }
}

/** Collects the places that the visitor moves the marker to. */
function movesOf(block: HTMLElement): Move[] {
  const moves: Move[] = []
  block.addEventListener('ashlar:change', event => moves.push((event as CustomEvent<Move>).detail))
  return moves
}

describe('the marker of <ashlar-map>', () => {
  it('lets the arrow keys move a draggable marker [MAP-04]', async () => {
    const block = await mount('map', { ...DATA, markerDraggable: true })
    const moves = movesOf(block)
    const mark = await pin(block)
    mark.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    await until(() => moves.length)
    expect(moves[0]?.marker.lng).to.be.greaterThan(23.74)
    expect(moves[0]?.marker.lat).to.be.closeTo(37.98, 0.001)
  })

  for (const markerDraggable of [true, false]) {
    it(`${markerDraggable ? 'moves' : 'keeps'} the marker on a click on the map: markerDraggable ${markerDraggable} [MAP-04]`, async () => {
      const block = await mount('map', { ...DATA, markerDraggable })
      const moves = movesOf(block)
      const mark = await pin(block)
      const region = block.querySelector<HTMLElement>('[role=region]')
      const middleOf = (element: Element | null): number => {
        const { left, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return left + width / 2
      }
      // Leaflet has measured the map.
      await until(() => Math.abs(middleOf(region) - middleOf(mark)) < 2)
      const [clientX, clientY] = [middleOf(region) + 50, mark.getBoundingClientRect().bottom]
      region?.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))
      await settle()
      if (!markerDraggable) return expect(moves).to.deep.equal([])
      expect(moves[0]?.marker.lng).to.be.greaterThan(23.74)
      expect(middleOf(mark)).to.be.closeTo(clientX, 1)
      expect(mark.getBoundingClientRect().bottom).to.be.closeTo(clientY, 1)
    })
  }
})

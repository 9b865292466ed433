import { until } from '../../test/mount'

/** Tiles of the page itself, with their zoom level in the fragment. */
export const TILE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22/%3E#{z}/{x}/{y}'
export const PLACE = {
  location: { mapLat: 37.98, mapLng: 23.74, addressTitle: 'Khora', addressLine1: '80 Asklipiou' },
}
export const DATA = { ...PLACE, tileUrl: TILE, attribution: '© <a href="https://maps.example">Mapmakers</a>' }

export const pin = (block: Element): Promise<HTMLAnchorElement> =>
  until(() => block.querySelector<HTMLAnchorElement>('.map__pin'))

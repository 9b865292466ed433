import { at, record, slice, text } from './slices/slice'

/** The map services. */
export const mapSettings = slice([''], {
  /** The key of Google's map service, base64. */
  gmRenderKey: text(),
  tileUrl: at(['mapTiles.url'], text()),
  /** The URLs of the tiles for some styles, by the names of the styles. */
  styles: at(['mapTiles.styles'], record()),
  attribution: at(['mapTiles.attribution'], text()),
})

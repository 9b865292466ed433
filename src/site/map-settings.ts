import { at, slice, text } from './slices/slice'

/** The map services. */
export const mapSettings = slice([''], {
  /** The key of Google's map service, base64. */
  gmRenderKey: text(),
  tileUrl: at(['mapTiles.url'], text()),
  attribution: at(['mapTiles.attribution'], text()),
})

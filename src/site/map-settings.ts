import { at, slice, text } from './core/slice'

/** Where maps come from. */
export const mapSettings = slice([''], {
  /** Key of Google's map service, base64. */
  gmRenderKey: text(),
  tileUrl: at(['mapTiles.url'], text()),
  attribution: at(['mapTiles.attribution'], text()),
})

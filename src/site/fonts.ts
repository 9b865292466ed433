import { at, type Field, list, record, slice, text } from './slices/slice'

/** An object of which only the text under `name` is read. */
const textIn =
  (name: string): Field<string | null> =>
  (raw, path, wrong) =>
    text(null)(record()(raw, path, wrong)[name], `${path}.${name}`, wrong)

/** Fonts from third-party hosts. */
export const fonts = slice([''], {
  /** The names of fonts from Google's service. */
  googleFonts: list(textIn('includeName')),
  typekitId: at(['website.typekitId'], text()),
  /** The families of the Typekit kit. */
  typekitFonts: list(textIn('id')),
})

import { at, type Field, list, record, slice, text } from '../core/slice'

/** An object, of which only the text under `name` is read. */
const textIn =
  (name: string): Field<string | null> =>
  (raw, path, wrong) =>
    text(null)(record()(raw, path, wrong)[name], `${path}.${name}`, wrong)

/** Fonts that come from other companies' hosts [CTX-16]. */
export const fonts = slice([''], {
  /** Names to include fonts of Google's service under. */
  googleFonts: list(textIn('includeName')),
  typekitId: at(['website.typekitId'], text()),
  /** Families of the Typekit kit. */
  typekitFonts: list(textIn('id')),
})

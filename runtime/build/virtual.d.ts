declare module 'virtual:ashlar/legacy-markup' {
  import type { LegacyMarkup } from '../features/legacy/legacy-kinds'

  /** The legacy markup that `block.ts` of each block declares, in the order in which blocks are found. */
  export const LEGACY_MARKUP: Readonly<Record<string, LegacyMarkup>>
}

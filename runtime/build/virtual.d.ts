declare module 'virtual:ashlar/files' {
  /** Each file of the build, by its path, as an `import()` that bundlers see. The build writes it last. */
  export const FILES: Readonly<Record<string, () => Promise<unknown>>>

  /** Imports a URL that only the page knows, such as that of its own bundle, and that bundlers leave alone. */
  export const importForeign: (url: string) => Promise<unknown>
}

declare module 'virtual:ashlar/legacy-markup' {
  import type { LegacyMarkup } from '../features/legacy/legacy-kinds'

  /** The legacy markup from the manifest of each block, in the order of lookup. */
  export const LEGACY_MARKUP: Readonly<Record<string, LegacyMarkup>>
}

declare module 'virtual:ashlar/block-facts' {
  import type { BlockFacts } from './block-facts'

  /** Facts of each block that the debug panel shows, by the block's name. */
  export const BLOCK_FACTS: Readonly<Record<string, BlockFacts>>
}

declare module 'virtual:ashlar/block-names' {
  /** The names of all blocks, sorted. */
  export const BLOCK_NAMES: readonly string[]
}

declare module 'virtual:ashlar/reserved-boxes' {
  /** The names of the blocks whose style sheets reserve the box of an empty element, sorted. */
  export const RESERVED: readonly string[]
}

declare module 'virtual:ashlar/block-variants' {
  /** The strings that ask for each variant of a block, as the alternatives of a pattern, by the block's name. */
  export const BLOCK_VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>>
}

declare module 'virtual:ashlar/view-blocks' {
  import type { ViewModule } from '../../src/site/view-modules'

  /** The block that renders each view, from the blocks' manifests. */
  export const VIEW_BLOCKS: Readonly<Partial<Record<ViewModule, string>>>
}

declare module 'virtual:ashlar/static-forms' {
  /** A static form as its block declares it. */
  export interface StaticFormModule {
    readonly Form: unknown
  }

  /** The static forms of the blocks that have one, by name. */
  export const STATIC_FORMS: Readonly<Record<string, StaticFormModule>>

  /** Renders the static form of a block's JSON; empty if there is nothing to show. Throws if the JSON is invalid. */
  export const renderStatic: (
    form: StaticFormModule,
    json: string,
    host: HTMLElement,
    prefix: string,
  ) => string
}

declare module 'virtual:ashlar/translations/*' {
  import type { Translations } from '../../src/locale/translator/translator'

  /** The texts of all `*.translations.ts` in one language. */
  export const translations: Translations
}

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { transform } from 'lightningcss'
import { protectParts } from './own-parts.ts'

/** The bundle for those parts of exported pages that are not blocks. */
const FEATURES = 'features'
const TOKENS = 'blocks/kit/tokens/tokens.css'

/** The static style sheets of the blocks, minified: block → style sheet. */
export interface StaticStyles {
  /** Sheets that reserve a block's box before the upgrade. */
  readonly own: ReadonlyMap<string, string>
  /**
   * Sheets that reserve it in the markup of exported sites: those named `NAME.legacy.static.css`, and as `features` that of
   * the pages' other parts.
   */
  readonly legacy: ReadonlyMap<string, string>
}

/** Reads the static style sheets of all blocks. */
export function staticStyles(): StaticStyles {
  const own = new Map<string, string>()
  const legacy = new Map<string, string>()
  for (const { file, block } of staticFiles()) {
    const styles = isLegacySheet(file) ? legacy : own
    styles.set(block, `${styles.get(block) ?? ''}${minified(file)}`)
  }
  legacy.set(FEATURES, legacyPageStyles())
  return { own, legacy }
}

/** Whether a style sheet is for the markup of exported sites. */
export const isLegacySheet = (file: string): boolean => file.endsWith('.legacy.static.css')

/** The files in the order of their rules: those of a block's variants, such as `NAME.row.static.css`, after its own. */
function staticFiles(): { readonly file: string; readonly block: string }[] {
  return globSync('blocks/*/*.static.css')
    .map(file => {
      const [, block = '', name = ''] = file.split(/[\\/]/)
      return { file, block, key: `${block}/${name === `${block}.static.css` ? '' : name}` }
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Reads the style sheets for the parts of exported pages that no block is, minified. */
function legacyPageStyles(): string {
  return globSync('runtime/features/legacy/*/*.static.css').sort().map(minified).join('')
}

/** Reads the style sheets that several blocks share, minified. */
function sharedStyles(): string[] {
  return globSync('blocks/kit/**/*.static.css').sort().map(minified)
}

function minified(file: string): string {
  const css = readFileSync(file, 'utf8')
  const code = isLegacySheet(file) ? css : protectParts(css, file)
  return transform({ filename: file, code: Buffer.from(code), minify: true }).code.toString()
}

/**
 * Emits the static style sheets as files: `ashlar.css` for all blocks, `legacy.css` for the markup of exported sites, and
 * one of both for each block in `folder`.
 */
export function styleFiles(
  { own: styles, legacy }: StaticStyles,
  folder: string,
): [name: string, css: string][] {
  const shared = sharedStyles()
  const all: [string, string] = ['ashlar.css', [...shared, ...styles.values()].join('\n')]
  const files: [string, string][] = [
    all,
    ['legacy.css', [...legacy.values()].join('\n')],
    ...[...legacy].map(([block, css]): [string, string] => [`${folder}/${block}.legacy.css`, css]),
    ...[...styles].map(([block, css]): [string, string] => {
      const used = shared.filter(sheet => new RegExp(`ashlar-${block}\\b(?!-)`).test(sheet))
      return [`${folder}/${block}.css`, [...used, css].join('')]
    }),
  ]
  return files.map(([name, css]) => [name, withTokens(css)])
}

/** The ready themes as files, to be read and changed: not minified. */
export const themeFiles = (): [name: string, css: string][] =>
  globSync('blocks/kit/tokens/themes/*.css').map(file => [
    `themes/${basename(file)}`,
    readFileSync(file, 'utf8'),
  ])

/** Prepends the design tokens that a minified style sheet uses. */
function withTokens(css: string): string {
  const isUsed = (name: string): boolean => css.includes(`var(${name})`)
  const { code } = transform({
    filename: TOKENS,
    code: readFileSync(TOKENS),
    minify: true,
    visitor: { Declaration: { custom: ({ name }) => (isUsed(name) ? undefined : []) } },
  })
  return code.toString() + css
}

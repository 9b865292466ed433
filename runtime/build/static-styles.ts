import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

const TOKENS = 'blocks/kit/tokens/tokens.css'

/** Reads the style sheets that reserve each block's box before the upgrade, minified: block → style sheet. */
export function staticStyles(): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  for (const file of globSync('blocks/*/*.static.css').sort()) {
    const [, block = ''] = file.split(/[\\/]/)
    const { code } = transform({ filename: file, code: readFileSync(file), minify: true })
    styles.set(block, `${styles.get(block) ?? ''}${code}`)
  }
  return styles
}

/** Emits the static style sheets as files: `ashlar.css` for all blocks, and one for each in `folder`. */
export function styleFiles(
  styles: ReadonlyMap<string, string>,
  folder: string,
): [name: string, css: string][] {
  const all: [string, string] = ['ashlar.css', [...styles.values()].join('\n')]
  const files = [all, ...[...styles].map(([block, css]): [string, string] => [`${folder}/${block}.css`, css])]
  return files.map(([name, css]) => [name, withTokens(css)])
}

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

import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

const TOKENS = 'blocks/kit/tokens/tokens.css'

/** Reads the style sheet that reserves each block's box before it is up, minified: block → style sheet. */
export function staticStyles(): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  for (const file of globSync('blocks/*/*.static.css').sort()) {
    const [, block = ''] = file.split(/[\\/]/)
    const { code } = transform({ filename: file, code: readFileSync(file), minify: true })
    styles.set(block, `${styles.get(block) ?? ''}${code}`)
  }
  return styles
}

/** The static style sheets of the build as files: `ashlar.css` for all blocks, and one for each in `folder`. */
export function styleFiles(
  styles: ReadonlyMap<string, string>,
  folder: string,
): [name: string, css: string][] {
  const all: [string, string] = ['ashlar.css', [...styles.values()].join('\n')]
  const files = [all, ...[...styles].map(([block, css]): [string, string] => [`${folder}/${block}.css`, css])]
  return files.map(([name, css]) => [name, withTokens(css)])
}

/** Puts the design tokens that a minified style sheet uses ahead of it. */
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

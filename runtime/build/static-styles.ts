import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

const TOKENS = 'blocks/kit/tokens/tokens.css'

/** A minified style sheet with the design tokens that it uses ahead of it. */
export function withTokens(css: string): string {
  const isUsed = (name: string): boolean => css.includes(`var(${name})`)
  const { code } = transform({
    filename: TOKENS,
    code: readFileSync(TOKENS),
    minify: true,
    visitor: { Declaration: { custom: ({ name }) => (isUsed(name) ? undefined : []) } },
  })
  return code.toString() + css
}

/** What each block's box looks like before it is up, without what nobody needs to read: block → style sheet. */
export function staticStyles(): ReadonlyMap<string, string> {
  const styles = new Map<string, string>()
  for (const file of globSync('blocks/*/*.static.css').sort()) {
    const [, block = ''] = file.split(/[\\/]/)
    const { code } = transform({ filename: file, code: readFileSync(file), minify: true })
    styles.set(block, `${styles.get(block) ?? ''}${code}`)
  }
  return styles
}

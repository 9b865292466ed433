import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'

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

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SHEETS = globSync('blocks/**/*.css')
  .filter(file => !/kit[\\/]tokens|leaflet/.test(file))
  .map(file => ({
    file: file.replaceAll('\\', '/'),
    css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }))

/** The declarations that match, as `file: declaration`. */
const found = (pattern: RegExp): string[] =>
  SHEETS.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([all]) => `${file}: ${all.trim()}`))

it('takes the weight of titles and buttons from the token', () => {
  expect(found(/font-weight:\s*(600|bold)|-weight, 600\)/g)).toEqual([])
})

it('takes the durations of what moves on a page from the token', () => {
  const own = found(/transition:[^;]*?[\d.]+m?s[^;]*/g).filter(line => !/\b0s\b/.test(line))
  expect(own).toEqual([])
})

it('takes round ends from a token that a theme can square', () => {
  expect(found(/radius[a-z-]*:\s*999+px|-radius, 999+px/g).filter(line => !line.includes('/shape/'))).toEqual(
    [],
  )
})

it('takes the shade behind overlays, errors and focus rings from tokens', () => {
  expect(found(/::backdrop\s*\{[^}]*background:\s*(rgb|#)/g)).toEqual([])
  expect(found(/outline:\s*[\d.]+(px|rem)[^;]*\b(blue|navy|red)\b/g)).toEqual([])
})

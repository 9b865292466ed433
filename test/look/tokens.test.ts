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

it('takes the durations and the curves of what moves from tokens', () => {
  const moving = found(/(?<![\w-])(?:transition|animation)(?:-[a-z-]+)?:[^;}]*/g)
    // Reveals after a failure, loading indicators that turn, and what waits or stands still.
    .filter(line => !/step-end;?$|\binfinite\b|: none$|reduced/.test(line))
    .map(line => line.replace(/\bvar\([^)]*\)|\b0s\b|\b1ms\b/g, ''))
  expect(moving.filter(line => /[\d.]+m?s\b|\bease|cubic-bezier|\blinear\b|\bsteps\(/.test(line))).toEqual([])
})

it('gives a curve to whatever is given a duration', () => {
  const bare = found(/(?<![\w-])(?:transition|animation):[^;}]*/g).filter(line =>
    line
      .replace(/^.*?(?:transition|animation):/s, '')
      .split(',')
      .some(
        part => /var\(--/.test(part) && !/--ashlar-ease|allow-discrete|visibility|-wait|\b0s\b/.test(part),
      ),
  )
  expect(bare).toEqual([])
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

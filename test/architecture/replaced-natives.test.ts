import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What runs on a page. */
const FILES = globSync(['{src,blocks}/**/*.{ts,tsx}', 'runtime/!(build|command|types)/**/*.ts']).filter(
  file => !/\.(test|fixture)\.tsx?$/.test(file),
)

/**
 * What Prototype 1.7 and MooTools replace by functions of their own: `Array.from` without its second argument, and
 * `entries` of an array as a copy of it. `Object.entries` stays, and typed arrays do.
 */
const REPLACED = /\bArray\.from\(|(?<!\bObject)\.entries\(\)/

it('uses no native function that Prototype or MooTools replaces', () => {
  expect(FILES.length).toBeGreaterThan(500)
  expect(FILES.filter(file => REPLACED.test(readFileSync(file, 'utf8')))).toEqual([])
})

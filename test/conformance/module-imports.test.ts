import { expect, it } from 'vitest'
import { readModule, resolveImport } from './module-imports'

it.each([
  [`import { rule } from './rule'`, [{ specifier: './rule', names: ['rule'] }]],
  [`import { type A, rule as other } from './rule'`, [{ specifier: './rule', names: ['rule'] }]],
  [`import * as rules from './rules'`, [{ specifier: './rules', names: ['*'] }]],
  [`import './start'`, [{ specifier: './start', names: [] }]],
  [`export { rule } from './rule'`, [{ specifier: './rule', names: ['rule'] }]],
  [`export * from './rule'`, [{ specifier: './rule', names: ['*'] }]],
  [`const { rule } = await import('./rule')`, [{ specifier: './rule', names: ['*'] }]],
  [`import type { A } from './a'`, []],
  [`import { type A } from './a'`, []],
  [`export type { A } from './a'`, []],
  ['const page = await import(path)', []],
  [`// import { rule } from './rule'`, []],
  [`const text = "import { rule } from './rule'"`, []],
])('reads the imports of %s', (text, imports) => {
  const isLazy = text.includes('import(')
  expect(readModule('a.ts', text).imports).toEqual(imports.map(each => ({ ...each, isLazy })))
})

it.each([
  ['export const rule = 1\nexport const other = rule', ['other']],
  ['export function rule() { return rule.name }', []],
  ['const rule = 1\nexport { rule as other }', ['other']],
  ['export interface A { a: string }', []],
  [`export { rule } from './rule'`, []],
])('lists the exports of %j that it does not use', (text, names) => {
  expect(readModule('a.ts', text).unusedHere).toEqual(names)
})

it.each([
  [`export interface A { a: string }\nexport type B = A`, true],
  [`import type { A } from './a'\nexport type { A }`, true],
  [`export interface A { a: string }\nexport const B = 1`, false],
  [`import './start'`, false],
])('tells whether %j holds types only', (text, isTypesOnly) => {
  expect(readModule('a.ts', text).isTypesOnly).toBe(isTypesOnly)
})

it('names a module that cannot be parsed', () => {
  expect(() => readModule('src/a.ts', 'export const = 1')).toThrow('src/a.ts cannot be parsed')
})

it.each([
  ['./b', 'src/a/b.ts'],
  ['./b.view', 'src/a/b.view.tsx'],
  ['../c.ts', 'src/c.ts'],
  ['./d.css?inline', undefined],
  ['react', undefined],
])('resolves %s', (specifier, path) => {
  const files = ['src/a/b.ts', 'src/a/b.view.tsx', 'src/c.ts']
  expect(resolveImport('src/a/a.ts', specifier, file => files.includes(file))).toBe(path)
})

it.each([
  [`export { a } from './a'`, true],
  [`import './b'\nexport { a } from './a'`, true],
  [`export { a } from './a'\nexport const b = 1`, false],
  [`import { b } from './b'\nexport { a } from './a'\nb()`, false],
  [`import './b'`, false],
])('tells whether %j only exports from others', (text, isReExportOnly) => {
  expect(readModule('a.ts', text).isReExportOnly).toBe(isReExportOnly)
})

import { expect, it } from 'vitest'
import { readTable } from './bundle-table'

const find = readTable(
  '-x1.js,accordion marquee: kit react-y2.js,core:,slides:../features pictures',
  'https://a.example/1/boot.js',
)

it.each([
  ['marquee', ['marquee-x1.js', 'shared/kit-x1.js', 'shared/react-y2.js']],
  ['core', ['core-x1.js']],
  ['slides', ['features-x1.js', 'shared/pictures-x1.js']],
  ['mar', undefined],
])('finds the files of %s', (name, files) => {
  expect(find(name)).toEqual(files?.map(file => `https://a.example/1/${file}`))
})

it('finds nothing in an empty table', () => {
  expect(readTable('', 'https://a.example/boot.js')('core')).toBeUndefined()
})

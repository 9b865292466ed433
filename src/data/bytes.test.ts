import { expect, it } from 'vitest'
import { humanizeBytes, megabytesOf } from './bytes'

it('counts 1,000,000 bytes to the megabyte [LIM-08]', () => {
  expect([megabytesOf(1_000_000), megabytesOf(1_048_576), megabytesOf(0)]).toEqual([1, 1.048576, 0])
})

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [1_000_000, '976.6 kB'],
  [1024 ** 2, '1 MB'],
  [1024 ** 3 * 2.25, '2.3 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 6, '1,024 PB'],
])('shows %d bytes as %j, in steps of 1024 [LIM-09]', (bytes, expected) => {
  expect(humanizeBytes(bytes, 'en')).toBe(expected)
})

it('shows sizes in the visitor’s locale [LIM-09]', () => {
  expect(humanizeBytes(1536, 'de')).toBe('1,5 kB')
})

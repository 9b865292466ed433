import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { solve } from './altcha'

const PUZZLE = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00112233445566778899aabbccddeeff',
  salt: 'ffeeddccbbaa99887766554433221100',
  cost: 3,
  keyLength: 32,
}

const keyOf = (counter: number): string => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  const password = Buffer.concat([Buffer.from(PUZZLE.nonce, 'hex'), bytes])
  return pbkdf2Sync(password, Buffer.from(PUZZLE.salt, 'hex'), PUZZLE.cost, 32, 'sha256').toString('hex')
}

it('finds the counter whose key starts with the prefix', async () => {
  const solution = await solve({ ...PUZZLE, keyPrefix: keyOf(77).slice(0, 16) }, new AbortController().signal)
  expect(solution).toEqual({ counter: 77, derivedKey: keyOf(77) })
})

it('stops when it is aborted', async () => {
  const giving = new AbortController()
  const solving = solve({ ...PUZZLE, keyPrefix: 'ffffffffffffffff' }, giving.signal)
  giving.abort(new Error('gone'))
  await expect(solving).rejects.toThrow('gone')
})

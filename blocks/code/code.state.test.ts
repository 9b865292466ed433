import { expect, it } from 'vitest'
import { languageName } from './code.state'

it.each([
  ['js', 'JavaScript'],
  ['TypeScript', 'TypeScript'],
  ['sh', 'Shell'],
  ['Brainfuck', 'Brainfuck'],
  ['constructor', 'constructor'],
  ['plaintext', undefined],
  ['', undefined],
  [undefined, undefined],
])('names the language %j %j', (language, name) => {
  expect(languageName(language)).toBe(name)
})

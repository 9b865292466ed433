import { expect, it } from 'vitest'
import { withoutUnusedKinds } from './react-kinds.ts'

const tidy = (code: string): string => withoutUnusedKinds(code).replace(/\s+/g, ' ').trim()

it('removes the cases of kinds that no view creates', () => {
  expect(tidy('switch (fiber.tag) { case 5: a(); break; case 13: b(); break; default: c() }')).toBe(
    'switch (fiber.tag) { case 5: a(); break; default: c() }',
  )
})

it('keeps what another kind runs into', () => {
  const code = 'switch (fiber.tag) { case 5: a(); case 13: b(); break; case 22: case 6: c() }'
  expect(tidy(code)).toBe('switch (fiber.tag) { case 5: a(); case 13: b(); break; case 6: c() }')
})

it('keeps the variables that a removed case declares', () => {
  const code = 'switch (fiber.tag) { case 13: var x = 1; break; case 5: x = 2; use(x) }'
  expect(tidy(code)).toBe('var x; switch (fiber.tag) { case 5: x = 2; use(x) }')
})

it('removes them from switches inside the cases of others', () => {
  const code =
    'switch (fiber.tag) { case 1: switch (other.tag) { case 22: a() } break; case 19: switch (other.tag) { case 13: b() } }'
  expect(tidy(code)).toBe('switch (fiber.tag) { case 1: switch (other.tag) { } break; }')
})

it('leaves other switches as they are', () => {
  const code = 'switch (fiber.lane) { case 13: a() }'
  expect(tidy(code)).toBe(code)
})

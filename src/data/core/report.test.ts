// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockError, report } from './report'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['rollup-missing', 'warn'],
  ['trigger-unknown', 'warn'],
  ['node-missing', 'error'],
  ['font-missing', 'error'],
  ['rollup-not-found', 'error'],
  ['data-invalid', 'error'],
  ['render-failed', 'error'],
] as const)('logs %s once, as %s', (code, level) => {
  const error = new BlockError(code, 'what it is')
  report(error)
  expect(vi.mocked(console[level]).mock.calls).toEqual([[`[ashlar] ${code}: what it is`, '', document]])
  expect(vi.mocked(console[level === 'warn' ? 'error' : 'warn'])).not.toHaveBeenCalled()
})

it('logs nothing if a listener cancels the event, which carries the cause', () => {
  const thrown = new TypeError('no')
  let heard: unknown
  const listen = (event: Event): void => {
    event.preventDefault()
    heard = event instanceof CustomEvent ? event.detail : undefined
  }
  document.addEventListener('ashlar:error', listen, { once: true })
  report(thrown)
  expect(heard).toMatchObject({ code: 'start-failed', cause: thrown })
  expect(console.error).not.toHaveBeenCalled()
})

it('fires on the document for an element that has left the page', () => {
  const targets: unknown[] = []
  const listen = ({ target }: Event): void => void targets.push(target)
  document.addEventListener('ashlar:error', listen)
  const element = document.createElement('p')
  report(new BlockError('data-invalid', 'wrong'), element)
  document.body.append(element)
  report(new BlockError('data-invalid', 'wrong'), element)
  element.remove()
  document.removeEventListener('ashlar:error', listen)
  expect(targets).toEqual([document, element])
})

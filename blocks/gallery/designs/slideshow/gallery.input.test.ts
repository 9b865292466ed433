// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEYS } from '../../rules/gallery.keys'
import { clickDirection, directionOf, isEditing, isOffScreen, type KeyObstacles } from './gallery.input'

const NO_OBSTACLES: KeyObstacles = {
  isEditing: false,
  inMotion: false,
  isOffScreen: false,
  isElsewhere: false,
}
const RIGHT = { keyCode: 39, key: 'ArrowRight', isShortcut: false }
const LEFT = { keyCode: 37, key: 'ArrowLeft', isShortcut: false }

describe('a key', () => {
  it('is by default code 37 for previous and 39 for next [GAL-06]', () => {
    expect(DEFAULT_KEYS).toEqual({ previous: 37, next: 39 })
    expect(directionOf(LEFT, DEFAULT_KEYS, false, NO_OBSTACLES)).toBe('reverse')
    expect(directionOf(RIGHT, DEFAULT_KEYS, false, NO_OBSTACLES)).toBe('forward')
  })

  it('is recognised by its name if the browser provides no code', () => {
    expect(directionOf({ ...RIGHT, keyCode: 0 }, DEFAULT_KEYS, false, NO_OBSTACLES)).toBe('forward')
    expect(directionOf({ ...LEFT, keyCode: 0 }, DEFAULT_KEYS, false, NO_OBSTACLES)).toBe('reverse')
  })

  it('follows the reading direction', () => {
    expect(directionOf(RIGHT, DEFAULT_KEYS, true, NO_OBSTACLES)).toBe('reverse')
    expect(directionOf(LEFT, DEFAULT_KEYS, true, NO_OBSTACLES)).toBe('forward')
  })

  it('is configurable', () => {
    const keys = { previous: 74, next: 75 }
    expect(directionOf({ keyCode: 75, key: 'k', isShortcut: false }, keys, false, NO_OBSTACLES)).toBe(
      'forward',
    )
    expect(directionOf(RIGHT, keys, false, NO_OBSTACLES)).toBeNull()
  })

  it.each(['isEditing', 'inMotion', 'isOffScreen', 'isElsewhere'] as const)(
    'does nothing when %s',
    obstacle => {
      expect(directionOf(RIGHT, DEFAULT_KEYS, false, { ...NO_OBSTACLES, [obstacle]: true })).toBeNull()
    },
  )

  it.each([
    ['a shortcut', { ...LEFT, isShortcut: true }],
    ['another key', { keyCode: 13, key: 'Enter', isShortcut: false }],
    ['a key without code or known name', { keyCode: 0, key: 'Unidentified', isShortcut: false }],
  ])('does nothing if it is %s', (_, press) => {
    expect(directionOf(press, DEFAULT_KEYS, false, NO_OBSTACLES)).toBeNull()
  })
})

it.each([
  ['<textarea>', true],
  ['<select>', true],
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="range">', true],
  ['<input type="radio">', true],
  ['<input type="checkbox">', false],
  ['<div contenteditable>', true],
  ['<div contenteditable="false">', false],
  ['<button>', false],
])('recognises %s as an editable field: %s', (html, expected) => {
  document.body.innerHTML = html
  expect(isEditing(document.body.firstElementChild ?? undefined)).toBe(expected)
})

it.each([
  ['inside', { top: 10, bottom: 20, left: 0, right: 10 }, false],
  ['half above', { top: -10, bottom: 20, left: 0, right: 10 }, false],
  ['above', { top: -20, bottom: 0, left: 0, right: 10 }, true],
  ['below', { top: 600, bottom: 700, left: 0, right: 10 }, true],
  ['before', { top: 0, bottom: 10, left: -10, right: 0 }, true],
  ['after', { top: 0, bottom: 10, left: 800, right: 900 }, true],
])('detects whether a box is off-screen: %s the window', (_, box, expected) => {
  expect(isOffScreen(box, { innerWidth: 800, innerHeight: 600 })).toBe(expected)
})

const picture = { type: 'image' }

it.each([
  ['next', 0.1, false, 'forward'],
  ['previous', 0.9, false, 'reverse'],
  ['half', 0.49, false, 'reverse'],
  ['half', 0.5, false, 'forward'],
  ['half', 0.1, true, 'forward'],
  ['half', 0.9, true, 'reverse'],
] as const)(
  'a click with behaviour %s at %d (right to left: %s) moves %s',
  (behaviour, across, rtl, expected) => {
    expect(clickDirection(behaviour, picture, across, rtl)).toBe(expected)
  },
)

it('a click on a video does not move the gallery', () => {
  expect(clickDirection('next', { type: 'video' }, 0.9, false)).toBeNull()
})

import { expect, it } from 'vitest'
import { FAILURE_MESSAGES } from './failure.messages'

const texts: readonly string[] = Object.values(FAILURE_MESSAGES)

it.each([
  ['of any failure', 'ERR-14', ['Something went wrong', 'Network error']],
  [
    'of what does not load',
    'ERR-15',
    [
      'Unable to load. Try again.',
      'Unable to load results',
      'Unable to load fonts',
      'Unable to load preview for a font',
      'Unable to load collections',
      'Unable to locate content',
      'Failed to load timezone',
    ],
  ],
  [
    'of what to try',
    'ERR-16',
    [
      'Please check your internet connection.',
      'Please try again.',
      'Try again',
      'Unable to connect. Please try again',
    ],
  ],
  [
    'of files',
    'ERR-17',
    [
      'File upload failed to complete',
      'File processing failed to complete',
      'File processing failed',
      'File processing cancelled',
      'No response data from job request',
      'Error uploading',
      'There was a problem while uploading your file.',
      'There was a problem while renaming your file.',
    ],
  ],
])('has the words %s [%s]', (_what, _id, expected) => {
  expect(expected.filter(text => !texts.includes(text))).toEqual([])
})

it('has no words twice', () => {
  expect(new Set(texts).size).toBe(texts.length)
})

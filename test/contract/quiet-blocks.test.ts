import { describe, expect, it } from 'vitest'
import { sourceFiles, withoutComments } from './source-files'

/** Ways of a script to call a server. What an element of the page loads, such as a picture, is none. */
const CALLS = /\bfetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b|\bWebSocket\b|\bsrc\/wire\b/

const FOLDERS = ['blocks/gallery', 'blocks/lightbox', 'blocks/video', 'src/images', 'src/video']

describe.each(FOLDERS)('%s', folder => {
  it('calls no server of its own [GAL-59]', () => {
    const calling = sourceFiles([folder], { tests: false })
      .filter(({ text }) => CALLS.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(calling).toEqual([])
  })
})

it('finds a call where there is one', () => {
  const calling = sourceFiles(['runtime'], { tests: false }).filter(({ text }) => CALLS.test(text))
  expect(calling.map(({ path }) => path)).toContain('runtime/fetch-file.ts')
})

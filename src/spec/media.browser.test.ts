import { expect } from 'chai'
import { MEDIA, MOBILE_BAR_MEDIA } from './media'

/** The result of the query in a window of that width. */
function matches(query: string, width: number): boolean {
  const frame = document.createElement('iframe')
  frame.style.cssText = `inline-size: ${width}px; border: 0`
  document.body.append(frame)
  const answer = frame.contentWindow?.matchMedia(query).matches
  frame.remove()
  if (answer === undefined) throw new Error('the frame has no window')
  return answer
}

describe('media queries', () => {
  for (const [width, mobile, desktop] of [
    [320, true, false],
    [432, true, false],
    [433, false, true],
    [1024, false, true],
  ] as const) {
    it(`tell ${mobile ? 'mobile' : 'desktop'} at ${width} px, and never tablet [TOK-03]`, () => {
      expect(matches(MEDIA.mobile, width)).to.equal(mobile)
      expect(matches(MEDIA.desktop, width)).to.equal(desktop)
      expect(matches(MEDIA.tablet, width)).to.equal(false)
    })
  }

  it('show the mobile bar at 1024 px or less [TOK-04]', () => {
    expect([1024, 1025].map(width => matches(MOBILE_BAR_MEDIA, width))).to.deep.equal([true, false])
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gallerySchema } from '../gallery.schema'
import {
  after,
  autoplayTimeout,
  isRotating,
  isStillPage,
  otherSlide,
  type RotationEvent,
  STARTED,
} from './gallery.autoplay'

describe('autoplay', () => {
  it.each([
    [{}, 5000],
    [{ 'autoplay-duration': 3 }, 3000],
    [{ autoplayOptions: { timeout: 800 } }, 800],
    [{ autoplayOptions: { timeout: 800, interval: 700 } }, 700],
    [{ autoplayOptions: { timeout: 800, interval: 0 } }, 800],
    [{ 'autoplay-duration': 2, autoplayOptions: { timeout: 800 } }, 2000],
    [{ legacy: true, 'autoplay-duration': 3 }, 3000],
    [{ legacy: true, autoplayOptions: { timeout: 5000 } }, 5000],
  ])('with %j shows a slide for %i ms [GAL-05]', (json, timeout) => {
    expect(autoplayTimeout(z.parse(gallerySchema, json))).toBe(timeout)
  })

  it('shows a slide of a legacy gallery for 1000 ms [GAL-30]', () => {
    expect(autoplayTimeout(z.parse(gallerySchema, { legacy: true }))).toBe(1000)
  })

  it('has all its options [GAL-05]', () => {
    const autoplayOptions = { randomize: true, timeout: 1, pauseOnMouseover: false, interval: 2 }
    expect(z.parse(gallerySchema, { autoplayOptions }).autoplayOptions).toEqual(autoplayOptions)
    expect(z.parse(gallerySchema, {}).autoplayOptions).toEqual({
      randomize: false,
      timeout: undefined,
      pauseOnMouseover: true,
      interval: 0,
    })
  })

  it.each([
    ['?nomotion=true', true],
    ['?a=1&nomotion=true', true],
    ['?nomotion=false', false],
    ['?nomotion', false],
    ['', false],
  ])('is off on "%s": %s', (search, isStill) => {
    expect(isStillPage(search)).toBe(isStill)
  })

  it('picks a random slide other than the current one [GAL-18]', () => {
    for (const shown of [0, 1, 2, 3]) {
      const picked = [0, 0.34, 0.67, 0.999].map(chance => otherSlide(shown, 4, () => chance))
      expect([...new Set(picked)].sort()).toEqual([0, 1, 2, 3].filter(index => index !== shown))
    }
  })

  it.each<[string, RotationEvent[], boolean]>([
    ['rotates from the start', [], true],
    ['waits under the pointer', ['pointer-entered'], false],
    ['resumes when it leaves', ['pointer-entered', 'pointer-left'], true],
    ['waits for a video', ['video-played'], false],
    ['resumes after it', ['video-played', 'videos-rest'], true],
    [
      'waits for the video when the pointer leaves',
      ['pointer-entered', 'video-played', 'pointer-left'],
      false,
    ],
    ['stops on focus', ['focus-entered'], false],
    ['does not resume by itself', ['pointer-entered', 'focus-entered', 'pointer-left'], false],
    ['resumes by the button', ['focus-entered', 'button-pressed'], true],
    ['stops by the button', ['button-pressed'], false],
  ])('%s', (_, events, rotates) => {
    expect(isRotating(events.reduce(after, STARTED))).toBe(rotates)
  })
})

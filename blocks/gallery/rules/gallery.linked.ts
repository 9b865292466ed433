import { sanitizeIndex } from './gallery.index'
import type { Motion } from './gallery.motion'

/**
 * A gallery that keeps step with another one (B4 L198). It is in motion for as long, so it refuses what the other
 * one would refuse (B4 L195). Of a longer one it follows to its own last slide.
 */
export function followed(own: Motion, leader: Motion, count: number): Motion {
  // The same change, which has come back.
  if (own.movingUntil === leader.movingUntil) return own
  const index = sanitizeIndex(leader.index, { count, loop: false })
  const previous = index === own.index ? own.previous : own.index
  return { ...leader, index, previous }
}

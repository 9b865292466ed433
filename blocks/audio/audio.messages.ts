import { translatable } from '../../src/locale/core/translatable'

/** The texts of the audio block. */
export const MESSAGES = translatable('audio', {
  player: 'Audio player',
  play: (title: string): string => `Play: ${title}`,
  pause: (title: string): string => `Pause: ${title}`,
  previous: 'Previous track',
  next: 'Next track',
  seek: 'Position',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  tracks: 'Tracks',
  failed: 'This track cannot be played.',
  download: 'Download',
  downloadOf: (title: string): string => `Download: ${title}`,
  /** The title of a track without one. */
  untitled: 'Audio',
  position: (at: string, length: string): string => `${at} of ${length}`,
  tooMany: (shown: number, all: number): string => `The first ${shown} of ${all} tracks.`,
})

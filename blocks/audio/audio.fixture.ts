/** Replaces `play` and `pause` of an `<audio>`, so that it seems to play without a file. */
export function withoutSound(media: HTMLAudioElement): HTMLAudioElement {
  let isPaused = true
  let at = 0
  const tell = (type: string): boolean => media.dispatchEvent(new Event(type))
  const set = (paused: boolean): void => {
    if (paused === isPaused) return
    isPaused = paused
    tell(paused ? 'pause' : 'play')
  }
  Object.defineProperties(media, {
    paused: { get: () => isPaused },
    currentTime: {
      get: () => at,
      set: (time: number) => {
        at = time
        tell('timeupdate')
      },
    },
  })
  media.play = async () => set(false)
  media.pause = () => set(true)
  return media
}

/** A track whose file is not requested before it plays. */
export const track = (name: string, minutes = 3) => ({
  url: `/none/${name}.mp3`,
  title: name,
  author: 'Ines Marlow',
  durationMs: minutes * 60_000,
})

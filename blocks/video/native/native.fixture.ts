/** Replaces `play` and `pause` of a video, so that it seems to play without a file. */
export function withoutFile(video: HTMLVideoElement): HTMLVideoElement {
  let isPaused = true
  Object.defineProperty(video, 'paused', { get: () => isPaused })
  const set = (paused: boolean): void => {
    if (paused === isPaused) return
    isPaused = paused
    video.dispatchEvent(new Event(paused ? 'pause' : 'play'))
  }
  video.play = async () => set(false)
  video.pause = () => set(true)
  return video
}

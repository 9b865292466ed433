import { type MotionState, observe, shouldPlay } from '../../../src/media/player/autoplay.state'
import { $shownVideo, hideVideo, showVideo } from '../../../src/media/single-video'
import { pauseWhenHidden } from '../../../src/media/video/when-hidden'

/**
 * Responds to `ashlar:play` and `ashlar:pause`, pauses other videos, and this one when it is hidden. Returns a function
 * that stops it.
 */
export function driveVideo(host: HTMLElement, video: HTMLVideoElement): () => void {
  const undo = new AbortController()
  const { signal } = undo
  host.addEventListener('ashlar:play', () => play(video), { signal })
  host.addEventListener('ashlar:pause', () => video.pause(), { signal })
  video.addEventListener('play', () => showVideo(host), { signal })
  const stopListening = $shownVideo.listen(shown => {
    if (shown && shown !== host) video.pause()
  })
  const stopWatching = pauseWhenHidden(video)
  return () => {
    undo.abort()
    stopListening()
    stopWatching()
    hideVideo(host)
  }
}

/** The visitor's control over a background video. */
export interface Motion {
  /** Toggles playback until the next call. */
  readonly toggle: () => void
  readonly stop: () => void
}

interface MotionOptions {
  /** Disables autoplay. */
  readonly isCalm: boolean
  readonly loops: boolean
}

/** Plays a muted video while it is in view. */
export function moveVideo(
  host: HTMLElement,
  video: HTMLVideoElement,
  { isCalm, loops }: MotionOptions,
): Motion {
  const undo = new AbortController()
  const { signal } = undo
  let state: MotionState = { isVisible: false, isCalm, choice: undefined }
  const { autoplay, muted, loop } = video

  const change = (next: MotionState): void => {
    state = next
    if (shouldPlay(state) && video.paused) play(video)
    if (!shouldPlay(state) && !video.paused) video.pause()
  }
  const choose = (choice: boolean): void => change({ ...state, choice })
  const watch = (): void => {
    state = observe(state, !video.paused)
  }

  // Playback now depends on visibility.
  video.autoplay = false
  video.muted = true
  video.loop = loop || loops
  video.pause()
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting } of entries) change({ ...state, isVisible: isIntersecting })
  })
  observer.observe(video)
  video.addEventListener('play', watch, { signal })
  video.addEventListener('pause', watch, { signal })
  host.addEventListener('ashlar:play', () => choose(true), { signal })
  host.addEventListener('ashlar:pause', () => choose(false), { signal })
  return {
    toggle: () => choose(video.paused),
    stop() {
      undo.abort()
      observer.disconnect()
      Object.assign(video, { autoplay, muted, loop })
    },
  }
}

function play(video: HTMLVideoElement): void {
  // The browser may block playback, or a pause may interrupt it: the visitor can start it then.
  video.play().catch(() => undefined)
}

import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import { autoplayTimeout, isStillPage } from '../../rules/gallery.autoplay'
import { DESIGN_DEFAULTS } from '../../rules/gallery.defaults'
import type { RunningTransition } from './transition'

/** Enlarges the picture that is shown, slowly, and rests with autoplay. */
export function useZoom({ data, rules, gallery, stage, isRotating }: RunningTransition): void {
  const isStill = useReducedMotion() || isStillPage(location.search)
  const { autoplay, speed = DESIGN_DEFAULTS.stacked.speed } = data
  const { index } = gallery.motion
  const zoom = isStill ? 1 : rules.zoom
  const fade = speed * 1000
  // Nothing moves by itself for longer than five seconds without a button that stops it.
  const duration = autoplayTimeout(data) + (autoplay ? fade : 0)
  const running = useRef<Animation>(null)

  useEffect(() => {
    const picture = stage.current?.children[index]?.querySelector('.gallery__frame')
    if (zoom === 1 || !picture) return undefined
    const animation = picture.animate({ scale: [1, zoom] }, { duration, fill: 'forwards' })
    running.current = animation
    // It stays as large as it is until it has faded out.
    return () => void setTimeout(() => animation.cancel(), fade)
  }, [stage, index, zoom, duration, fade])

  const isPaused = autoplay && !isRotating
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture that has just come rests, too
  useEffect(() => {
    const { current } = running
    if (isPaused) current?.pause()
    else if (current?.playState === 'paused') current.play()
  }, [isPaused, index])
}

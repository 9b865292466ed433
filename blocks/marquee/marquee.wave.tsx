import type { ReactElement } from 'react'
import type { MarqueeData } from './marquee.schema'
import { onWave, waveHeight, waveParts, waveWidth, wholeWaves } from './marquee.wave.state'

/** A wave: a lazy chunk. */
export interface Wave {
  /** Half its height, in px. */
  readonly height: number
  /** Positions the items on the wave; the whole line then moves as one. */
  readonly lay: (items: HTMLElement) => void
  /** Removes the positions. */
  readonly flatten: (items: HTMLElement) => void
  /** A text whose letters follow the wave. */
  readonly Text: typeof WaveText
}

export function createWave({ waveFrequency, waveIntensity }: MarqueeData): Wave {
  const width = waveWidth(waveFrequency)
  const height = waveHeight(waveIntensity, width)
  return { height, lay: items => lay(items, width, height), flatten, Text: WaveText }
}

function lay(items: HTMLElement, width: number, height: number): void {
  flatten(items)
  items.style.inlineSize = `${wholeWaves(items.offsetWidth, width)}px`
  const start = items.getBoundingClientRect().left
  const parts = [...items.querySelectorAll<HTMLElement>('[data-wave]')]
  // Reads all before writing, to avoid a layout per letter.
  const middles = parts.map(part => {
    const { left, width } = part.getBoundingClientRect()
    return left - start + width / 2
  })
  parts.forEach((part, index) => {
    const { y, angle } = onWave(middles[index] ?? 0, width, height)
    part.style.transform = `translateY(${y.toFixed(2)}px) rotate(${angle.toFixed(4)}rad)`
  })
}

function flatten(items: HTMLElement): void {
  items.style.inlineSize = ''
  for (const part of items.querySelectorAll<HTMLElement>('[data-wave]')) part.style.transform = ''
}

/** Inline styles of the whole text for screen readers, which would spell split letters. */
const VISUALLY_HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

function WaveText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      <span className="marquee__said" style={VISUALLY_HIDDEN}>
        {text}
      </span>
      <span aria-hidden="true">
        {waveParts(text).map((part, index) =>
          part.trim() ? (
            <span key={index} data-wave="">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>
    </>
  )
}

import { type ReactElement, useRef } from 'react'
import { MESSAGES } from '../gallery.messages'
import { groupAt, groupCount } from '../rules/gallery.carousel'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { freeRatio } from '../rules/gallery.shapes'
import { Controls } from './controls'
import type { DesignProps } from './design'
import { Pictures } from './pictures'
import { useRow } from './use-row'

/** A row of slides to scroll through, several at once. */
export function Carousel({ data }: DesignProps): ReactElement {
  const { slides, controls, label, gutter = DESIGN_DEFAULTS.carousel.gutter } = data
  const perRow = Math.max(1, Math.round(data.slidesPerRow))
  const scroller = useRef<HTMLDivElement>(null)
  const { first, row, move } = useRow(scroller, slides, perRow)
  const groups = groupCount(row)
  const measures = { '--gallery-per-row': perRow, '--gallery-gap': `${gutter}px` } as const

  return (
    <section
      className="gallery__carousel"
      aria-roledescription={MESSAGES.carousel}
      aria-label={label || MESSAGES.gallery}
    >
      {groups > 1 && (
        <Controls
          index={groupAt(first, row)}
          track={{ count: groups, loop: false }}
          isQuiet={!controls}
          onStep={move}
        />
      )}
      <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} scroller={scroller} />
    </section>
  )
}

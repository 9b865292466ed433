import type { ReactElement } from 'react'
import type { DesignProps } from './design'
import { Slideshow } from './slideshow'

/** A row of slides, each in its own shape and all of one height, with one of them in front. */
export function Strip({ data }: DesignProps): ReactElement {
  return <Slideshow data={data} isStrip />
}

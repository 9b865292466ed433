import type { ReactElement } from 'react'
import { freeRatio } from '../rules/gallery.shapes'
import type { DesignProps } from './design'
import { Pictures } from './pictures'

/** One slide a row, its picture beside its words. */
export function List({ data }: DesignProps): ReactElement {
  const { listImageSize, gutter } = data
  const measures = {
    ...(listImageSize !== undefined && { '--gallery-image-size': `${listImageSize}%` }),
    ...(gutter !== undefined && { '--gallery-gap': `${gutter}px` }),
  }
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}

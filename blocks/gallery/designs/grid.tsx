import type { ReactElement } from 'react'
import { cropOf, thumbnailRatio } from '../rules/gallery.layout'
import { Cells } from './cells'
import type { DesignProps } from './design'

/** Thumbnails of one shape, in as many columns as the block asks for and the screen has room for. */
export function Grid({ data }: DesignProps): ReactElement {
  return (
    <Cells
      data={data}
      columns={data.thumbnailsPerRow}
      ratio={thumbnailRatio(data)}
      crop={cropOf(data, 'cover')}
    />
  )
}

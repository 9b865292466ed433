import type { ReactElement } from 'react'
import { cropOf } from '../rules/gallery.layout'
import { Cells } from './cells'
import type { DesignProps } from './design'

/** One picture below the other, each in its own shape. */
export function Base({ data }: DesignProps): ReactElement {
  return <Cells data={data} columns={1} ratio={null} crop={cropOf(data, 'cover')} />
}

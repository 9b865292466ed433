import { type ReactElement, useMemo } from 'react'
import { dropShadowFilter } from '../../src/media/shapes/drop-shadow'
import { naturalHeight, SHAPES } from '../../src/media/shapes/shapes'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { ShapeData } from './shape.schema'

/** A shape around the server's HTML. */
export function Shape(data: ShapeData & ServerContent): ReactElement {
  const { shape, stretch, dropShadow, label, isDrawn, serverNodes } = data
  const host = useHost()
  const filter = useMemo(
    () => (dropShadow === undefined ? undefined : dropShadowFilter(dropShadow, host)),
    [dropShadow, host],
  )
  const named = label ? { role: 'img', 'aria-label': label } : {}
  if (isDrawn) {
    return <ServerHtml className="shape" style={{ filter }} nodes={serverNodes} {...named} />
  }

  return (
    <div className="shape" style={{ filter }} data-stretch={stretch || undefined} {...named}>
      <ServerHtml
        className="shape__body"
        style={{
          clipPath: SHAPES[shape].clipPath,
          aspectRatio: stretch ? 'auto' : 100 / naturalHeight(shape),
        }}
        nodes={serverNodes}
      />
    </div>
  )
}

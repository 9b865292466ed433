import { type ReactElement, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { PictureState } from '../kit/ui/loaded-image'
import { loadImages } from './image.loading'
import type { ImageBlockData } from './image.schema'
import type * as Shapes from './image.shape'

/** The server's HTML, whose images are loaded and laid out in place. */
export function ServerImage({
  serverNodes,
  server,
  alt,
  title,
  priority,
  options,
}: ImageBlockData & ServerContent): ReactElement {
  const host = useHost()
  const [state, setState] = useState<PictureState>('loading')
  const key = JSON.stringify([alt, title, priority, options])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the data says
  useLayoutEffect(() => {
    const undoTexts = applyTexts(server.image, { alt, title })
    const stop = loadImages(
      host,
      { ...options, priority, load: true },
      { onLoad: () => setState('loaded'), onFail: () => setState('failed') },
    )
    // Last, because it changes styles that loading has set.
    const undoShapes = shapeServerImages(host)
    return () => {
      undoShapes()
      stop()
      undoTexts()
    }
  }, [host, key])

  // The text of a lone image that failed: the browser's broken image is hidden.
  const lostText = state === 'failed' && host.querySelectorAll('img').length === 1 && server.image?.alt
  return (
    <ServerHtml
      className="image--served"
      data-state={state}
      data-lost={lostText || undefined}
      nodes={serverNodes}
    />
  )
}

/** Applies the server's shapes and shadows after their chunk has loaded. Returns a function that undoes it. */
function shapeServerImages(host: Element): () => void {
  let undo: (() => void) | undefined
  let isGone = false
  if (host.querySelector('[data-shape-mask], [data-drop-shadow]')) {
    loadShapes(host).then(part => {
      if (!isGone) undo = part?.applyShapes(host)
    })
  }
  return () => {
    isGone = true
    undo?.()
  }
}

/** Sets the texts of the data, which take precedence over the server's. Returns a function that restores them. */
function applyTexts(
  image: HTMLImageElement | undefined,
  words: Pick<ImageBlockData, 'alt' | 'title'>,
): () => void {
  if (!image) return () => undefined
  const undo = keepAttributes(image, Object.keys(words))
  for (const [name, value] of Object.entries(words)) if (value !== undefined) image.setAttribute(name, value)
  return undo
}

const UNSHAPED: Shapes.ShapeStyles = {}

/** Loads the chunk for shapes and shadows; `undefined` after reporting a failure. */
const loadShapes = (host: Element): Promise<typeof Shapes | undefined> =>
  import('./image.shape').catch(cause => {
    report(new BlockError('rollup-failed', 'the shape of a picture could not be loaded', { cause }), host)
    return undefined
  })

/** The styles of the data's shape and shadow; `undefined` until they are loaded. */
export function useShapeStyles(
  { shape, dropShadow }: ImageBlockData,
  host: Element,
): Shapes.ShapeStyles | undefined {
  const isWanted = shape !== undefined || dropShadow !== undefined
  const [part, setPart] = useState<{ readonly shapes: typeof Shapes | undefined }>()

  useEffect(() => {
    if (isWanted) loadShapes(host).then(shapes => setPart({ shapes }))
  }, [isWanted, host])

  return useMemo(() => {
    if (!isWanted) return UNSHAPED
    return part && (part.shapes?.shapeStyles({ shape, dropShadow }, host) ?? UNSHAPED)
  }, [isWanted, part, shape, dropShadow, host])
}

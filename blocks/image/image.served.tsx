import { type ReactElement, useLayoutEffect, useState } from 'react'
import { loadImages } from '../../src/images/image-loader'
import { keepAttributes } from '../../src/keep-attributes'
import type { ServerContent } from '../kit/define-block'
import { useHost } from '../kit/host'
import type { PictureState } from '../kit/loaded-image'
import { ServerHtml } from '../kit/server-html'
import { cutMarked } from './image.cut'
import type { ImageBlockData } from './image.schema'

/** The server's own HTML, whose pictures are loaded and laid out where they stand. */
export function ServedImage({
  serverNodes,
  served,
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
    const undos = [cutMarked(host), describe(served.image, { alt, title })]
    const stop = loadImages(
      host,
      { ...options, priority, load: true },
      { onLoad: () => setState('loaded'), onFail: () => setState('failed') },
    )
    return () => {
      stop()
      for (const undo of undos) undo()
    }
  }, [host, key])

  return <ServerHtml className="image--served" data-state={state} nodes={serverNodes} />
}

/** What the data says wins over what the server wrote. Returns how to undo it. */
function describe(
  image: HTMLImageElement | undefined,
  words: Pick<ImageBlockData, 'alt' | 'title'>,
): () => void {
  if (!image) return () => undefined
  const undo = keepAttributes(image, Object.keys(words))
  for (const [name, value] of Object.entries(words)) if (value !== undefined) image.setAttribute(name, value)
  return undo
}

import { type ReactElement, useLayoutEffect } from 'react'
import { interceptClicks } from '../../src/media/core/intercept-clicks'
import { STAGE } from '../../src/media/core/lightbox-store'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import type { LightboxData } from './lightbox.schema'
import { LightboxStage } from './lightbox.stage'
import type * as LightboxSet from './set/lightbox-set'
import { useOptional } from './slides/use-optional'

/** Links in a caption are excluded. */
const LINKS = 'a[href]:not(figcaption a)'

let setPart: typeof LightboxSet | undefined
const loadSet = async () => (setPart ??= await import('./set/lightbox-set'))

/** A set of thumbnails that open large images; as the page's stage, the place where they open. */
export function Lightbox(data: LightboxData & ServerContent): ReactElement {
  const host = useHost()
  const isStage = host.hasAttribute(STAGE)
  const set = useOptional(!isStage, loadSet)
  // A click from before the block mounted is replayed as soon as this listener exists.
  useLayoutEffect(() => {
    if (isStage) return undefined
    // Synchronous if the chunk has loaded: even a finished import takes a task.
    return interceptClicks(host, LINKS, link =>
      setPart ? setPart.open(link, host, data) : loadSet().then(part => part.open(link, host, data)),
    )
  })
  if (isStage) return <LightboxStage />
  return (
    <>
      <ServerHtml nodes={data.serverNodes} />
      {set && <set.LightboxSet {...data} />}
    </>
  )
}

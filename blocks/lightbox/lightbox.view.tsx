import type { ReactElement } from 'react'
import { interceptClicks } from '../../src/media/intercept-clicks'
import { STAGE } from '../../src/media/lightbox/lightbox-store'
import { Enhanced } from '../kit/element/enhanced'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { useOptional } from './dialog/use-optional'
import type { LightboxData } from './lightbox.schema'
import type * as LightboxSet from './lightbox.set'
import { LightboxStage } from './lightbox.stage'

/** Links in a caption are excluded. */
const LINKS = 'a[href]:not(figcaption a)'

let setPart: typeof LightboxSet | undefined
const loadSet = async () => (setPart ??= await import('./lightbox.set'))

/** A set of thumbnails that open large images; as the page's stage, the place where they open. */
export function Lightbox(data: LightboxData & ServerContent): ReactElement {
  const host = useHost()
  const isStage = host.hasAttribute(STAGE)
  const set = useOptional(!isStage, loadSet)
  if (isStage) return <LightboxStage />
  return (
    <>
      <Enhanced nodes={data.serverNodes} enhance={openLinks} data={data} />
      {set && <set.LightboxSet {...data} />}
    </>
  )
}

/** Opens the image links in the block, including those drawn from the data. */
function openLinks(host: HTMLElement, data: LightboxData): () => void {
  // A click from before the block mounted is replayed as soon as this listener exists.
  return interceptClicks(host, LINKS, link =>
    // Synchronous if the chunk has loaded: even a finished import takes a task.
    setPart ? setPart.open(link, host, data) : loadSet().then(part => part.open(link, host, data)),
  )
}

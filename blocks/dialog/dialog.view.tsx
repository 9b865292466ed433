import { type ReactElement, useLayoutEffect, useRef } from 'react'
import type { DialogRequest } from '../../src/overlays/dialog-requests/dialog.request'
import { STAGE } from '../../src/overlays/dialog-requests/dialog-store'
import { openDialog } from '../../src/overlays/dialog-requests/open-dialog'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { DialogData } from './dialog.schema'
import { DialogStage } from './stage/dialog-stage'

/** Elements whose clicks wait for the answer. */
const OPENERS = 'a[href], button, input[type=submit]'

/** Opens a dialog before a link or button acts; as the page's stage, shows all dialogs. */
export function Dialog({ serverNodes, ...data }: DialogData & ServerContent): ReactElement {
  const host = useHost()
  const isStage = host.hasAttribute(STAGE)
  const latest = useRef(data)
  latest.current = data
  // Before the block is ready: a replayed click may be pending.
  useLayoutEffect(() => (isStage ? undefined : holdClicks(host, () => latest.current)), [host, isStage])
  return isStage ? <DialogStage /> : <ServerHtml nodes={serverNodes} />
}

/** Holds clicks until the visitor has confirmed. */
function holdClicks(host: HTMLElement, data: () => DialogData): () => void {
  let confirmed: Element | undefined
  const hold = (event: MouseEvent): void => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>(OPENERS)
    if (!opener || opener === confirmed || event.defaultPrevented) return
    event.preventDefault()
    // No other listener may act on it yet.
    event.stopPropagation()
    openDialog({ ...data(), opener } as DialogRequest).then(outcome => {
      if (outcome !== 'confirm' || !opener.isConnected) return
      confirmed = opener
      opener.click()
      confirmed = undefined
    })
  }
  host.addEventListener('click', hold, true)
  return () => host.removeEventListener('click', hold, true)
}

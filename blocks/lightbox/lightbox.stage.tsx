import { type ReactElement, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { dom } from '../../src/data/core/dom'
import { whenIdle } from '../../src/dom/timing/idle'
import type { LightboxItem, LightboxRequest } from '../../src/media/lightbox/lightbox.request'
import { $lightbox, STAGE } from '../../src/media/lightbox/lightbox-store'
import { useHost } from '../kit/element/host'
import { Surface } from '../kit/ui/base/surface'
import controlsCss from './dialog/controls.css?inline'
import { useOptional, usePresence } from './dialog/use-optional'
import { LightboxDialog } from './lightbox.dialog'
import css from './lightbox.surface.css?inline'

const sheet = css + controlsCss

const NOTHING: LightboxItem = {
  content: { kind: 'other', nodes: [] },
  meta: { title: '', description: '', id: '', url: '', link: '' },
}

/** Rendered once and never shown, because a first render takes longest. */
const REHEARSAL: LightboxRequest = {
  items: [NOTHING, NOTHING],
  index: 0,
  theme: 'dark',
  opener: null,
  historyHash: false,
}

/** Shows the page's lightbox request above everything else. */
export function LightboxStage(): ReactElement | null {
  const host = useHost()
  const requested = useSyncExternalStore(listen, read)
  const [rehearsal, rehearse] = useState<LightboxRequest | null>(null)
  const isUsed = usePresence() || requested !== null
  const used = useOptional(isUsed, () => import('./dialog/used-part'))
  useEffect(() => whenIdle(() => rehearse(REHEARSAL)), [])
  // When a page is cached or left, the next one must not open with its lightbox; a page with its own stage
  // may have one.
  useLayoutEffect(
    () => () => {
      if (host.isConnected || !dom.querySelector(`[${STAGE}]`)) $lightbox.set(null)
    },
    [host],
  )
  const request = requested ?? rehearsal
  return (
    <Surface name="lightbox" css={sheet}>
      {request && (
        <LightboxDialog
          key={keyOf(request)}
          request={request}
          used={used}
          isRehearsal={!requested}
          onDestroy={() => {
            if (requested) $lightbox.set(null)
            rehearse(null)
          }}
        />
      )}
    </Surface>
  )
}

const listen = (changed: () => void): (() => void) => $lightbox.listen(changed)
const read = (): LightboxRequest | null => $lightbox.get()

let count = 0
const keys = new WeakMap<LightboxRequest, number>()

/** Each request gets a dialog of its own. */
function keyOf(request: LightboxRequest): number {
  const key = keys.get(request) ?? ++count
  keys.set(request, key)
  return key
}

import { type ReactElement, useSyncExternalStore } from 'react'
import type { LightboxRequest } from '../../src/lightbox/lightbox.request'
import { $lightbox } from '../../src/lightbox/lightbox-store'
import { Surface } from '../kit/surface'
import controlsCss from './dialog/controls.css?inline'
import { LightboxDialog } from './lightbox.dialog'
import css from './lightbox.surface.css?inline'
import { usePart } from './slides/use-part'

const sheet = css + controlsCss

/** Shows what the page asks for, above everything else. */
export function LightboxStage(): ReactElement | null {
  const request = useSyncExternalStore(listen, read)
  const part = usePart(true, () => import('./dialog/open-part'))
  if (!request) return null
  return (
    <Surface name="lightbox" css={sheet}>
      <LightboxDialog
        key={keyOf(request)}
        request={request}
        part={part}
        onDestroy={() => $lightbox.set(null)}
      />
    </Surface>
  )
}

const listen = (changed: () => void): (() => void) => $lightbox.listen(changed)
const read = (): LightboxRequest | null => $lightbox.get()

let count = 0
const keys = new WeakMap<LightboxRequest, number>()

/** Another request is another dialog. */
function keyOf(request: LightboxRequest): number {
  const key = keys.get(request) ?? ++count
  keys.set(request, key)
  return key
}

import { type ReactElement, useSyncExternalStore } from 'react'
import type { LightboxRequest } from '../../src/lightbox/lightbox.request'
import { $lightbox } from '../../src/lightbox/lightbox-store'
import { Surface } from '../kit/surface'
import { LightboxDialog } from './lightbox.dialog'
import css from './lightbox.surface.css?inline'
import { usePart } from './slides/use-part'

/** Shows what the page asks for, above everything else. */
export function LightboxStage(): ReactElement | null {
  const request = useSyncExternalStore(listen, read)
  const part = usePart(true, () => import('./dialog/open-part'))
  if (!request) return null
  return (
    <Surface name="lightbox" css={css}>
      <LightboxDialog key={keyOf(request)} request={request} part={part} onDestroy={() => forget(request)} />
    </Surface>
  )
}

const listen = (changed: () => void): (() => void) => $lightbox.listen(changed)
const read = (): LightboxRequest | null => $lightbox.get()

/** Another may have been asked for while this one faded out. */
function forget(request: LightboxRequest): void {
  if ($lightbox.get() === request) $lightbox.set(null)
}

let count = 0
const keys = new WeakMap<LightboxRequest, number>()

/** Another request is another dialog. */
function keyOf(request: LightboxRequest): number {
  const key = keys.get(request) ?? ++count
  keys.set(request, key)
  return key
}

import { BlockError } from '../../data/core/block-error'
import { isRecord } from '../../data/core/record'
import { report } from '../../data/core/report'
import { bundleLoads } from '../../overlays/dialogs/bundle-loads'
import { pageSettings } from '../../site/core/page-settings'
import { $lightbox, STAGE } from '../core/lightbox-store'
import type { LightboxRequest } from './lightbox.request'

const TAG = 'ashlar-lightbox'

/** What the console says where a lightbox is asked for and there is none (B8 L326). */
const UNAVAILABLE = 'lightboxify is not available in this tier!'

/**
 * Shows a set of slides in the page's lightbox.
 *
 * @returns false where there is no lightbox, or its bundle does not come: the caller then does what a
 * page without scripts does.
 */
export async function openLightbox(request: LightboxRequest, view: Window = window): Promise<boolean> {
  if (!prepareLightbox(view)) {
    report(new BlockError('lightbox-unavailable', UNAVAILABLE), request.opener ?? document)
    return false
  }
  $lightbox.set(request)
  if (await bundleLoads('lightbox')) return true
  if ($lightbox.get() === request) $lightbox.set(null)
  report(new BlockError('lightbox-unavailable', UNAVAILABLE), request.opener ?? document)
  return false
}

/**
 * Makes sure that the page has a lightbox, whose bundle the runtime then loads: call it as soon as a visitor may want one.
 *
 * @returns false where there is none: without the runtime, or where the context's `rollups` hold no script for it.
 */
export function prepareLightbox(view: Window = window): boolean {
  if (!isAvailable(view)) return false
  if (document.querySelector(`${TAG}[${STAGE}]`)) return true
  const stage = document.createElement(TAG)
  stage.setAttribute(STAGE, '')
  stage.setAttribute('data-load', 'eager')
  document.body.append(stage)
  return true
}

function isAvailable(view: object): boolean {
  const runtime: unknown = Reflect.get(view, 'ashlar')
  if (!isRecord(runtime) || typeof runtime['discover'] !== 'function') return false
  const { rollups } = pageSettings()
  if (!Object.hasOwn(rollups, 'lightbox')) return true
  const files = rollups['lightbox']
  return isRecord(files) && [files['js'] ?? []].flat().length > 0
}

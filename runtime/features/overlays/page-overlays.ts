import { whenIdle } from '../../../src/dom/core/idle'
import { account, isAuthenticated } from '../../../src/site/core/account'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { SiteContext } from '../../../src/site/core/site-store'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { BARS } from './overlay-bars'
import { createDock } from './overlay-dock'
import { listOverlays } from './overlay-list'
import { awaitPopup, showPopup } from './popup'

/** A block that lets an owner see the pop-up asks for it by this. */
const PREVIEW = 'ashlar:popup-preview'

/**
 * Puts what stands above a page on it, by the rules of each (B4 L235, L239), once the page is quiet. Who is signed in
 * always gets the list of all of them and the pop-up [POP-12].
 */
export function start({ $site }: Pick<FeatureTools, '$site'>): void {
  const dock = createDock()
  const place = createPlacer(dock.add)
  const stops: (() => void)[] = []
  const stopAll = (): void => {
    for (const stop of stops.splice(0)) stop()
  }

  const look = (context: SiteContext): void => {
    stopAll()
    const show = (): void => {
      const isEdited = isEditMode()
      for (const [name, dataOf] of Object.entries(BARS)) {
        place(name, isEdited ? undefined : dataOf(context))
      }
      const isSignedIn = !isEdited && isAuthenticated(account(context))
      place('website-overlays', isSignedIn ? { overlays: listOverlays(context) } : undefined)
      if (!isEdited) stops.push(awaitPopup(context, isSignedIn))
    }
    stops.push(whenIdle(show))
  }

  const preview = (): void => showPopup($site.get(), true)
  document.addEventListener(PREVIEW, preview)
  const stop = $site.subscribe(look)
  onDestroy(() => {
    stop()
    stopAll()
    document.removeEventListener(PREVIEW, preview)
    for (const name of [...Object.keys(BARS), 'website-overlays']) place(name, undefined)
    dock.remove()
  })
}

/** Blocks that stand in the dock, one above the other. */
const DOCKED = ['announcement-bar', 'licensed-assets-bar', 'info-bar']

/** Puts blocks on the page, unless the server has them there; without data it takes its own away again. */
function createPlacer(dock: (bar: HTMLElement) => void): (name: string, data: object | undefined) => void {
  const placed = new Map<string, HTMLElement>()
  return (name, data) => {
    const here = placed.get(name)
    if (!data) {
      here?.remove()
      placed.delete(name)
      return
    }
    const isHere = !!here?.isConnected
    if (!isHere && document.querySelector(`ashlar-${name}, [data-ashlar="${name}"]`)) return
    const element = isHere ? here : document.createElement(`ashlar-${name}`)
    element.setAttribute('data-block-json', JSON.stringify(data))
    if (isHere) return
    element.setAttribute('data-load', 'idle')
    element.setAttribute('data-placed', '')
    placed.set(name, element)
    if (DOCKED.includes(name)) dock(element)
    else document.body.append(element)
  }
}

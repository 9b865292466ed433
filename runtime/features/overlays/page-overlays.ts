import { dom } from '../../../src/data/core/dom'
import { whenIdle } from '../../../src/dom/timing/idle'
import { isStyled } from '../../../src/overlays/popups/overlay-rules'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { SiteContext } from '../../../src/site/core/site-store'
import { popupSettings } from '../../../src/site/overlay-settings'
import { account, isAuthenticated } from '../../../src/site/slices/account'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { BARS } from './overlay-bars'
import { createDock } from './overlay-dock'
import { awaitPopup, hasPopup, hindranceOf, showPopup } from './popup'

/** Fired by the block that lets an owner preview the pop-up. */
const PREVIEW = 'ashlar:popup-preview'

/**
 * Adds each overlay to the page by its rules, once the page is idle. Signed-in accounts always get the list of
 * all overlays and the pop-up.
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
  dom.addEventListener(PREVIEW, preview)
  const stop = $site.subscribe(look)
  onDestroy(() => {
    stop()
    stopAll()
    dom.removeEventListener(PREVIEW, preview)
    for (const name of [...Object.keys(BARS), 'website-overlays']) place(name, undefined)
    dock.remove()
  })
}

/** Blocks that are stacked in the dock. */
const DOCKED = ['announcement-bar', 'licensed-assets-bar', 'info-bar']

/** Creates a function that adds a block, unless the server's HTML has it; without data it removes its own block. */
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
    if (!isHere && dom.querySelector(`ashlar-${name}, [data-ashlar="${name}"]`)) return
    const element = isHere ? here : dom.createElement(`ashlar-${name}`)
    element.setAttribute('data-block-json', JSON.stringify(data))
    if (isHere) return
    element.setAttribute('data-load', 'idle')
    element.setAttribute('data-placed', '')
    placed.set(name, element)
    if (DOCKED.includes(name)) dock(element)
    else dom.body.append(element)
  }
}

/** One of the site's overlays, as listed for its owner. */
interface ListedOverlay {
  readonly name: string
  /** Visitors see it on this page. */
  readonly isShown: boolean
  /** The rule that prevents it, by name. */
  readonly hindrance?: string | undefined
  /** The owner can preview it. */
  readonly canPreview?: boolean
}

/** Lists all overlays with their state on this page. */
function listOverlays(context: SiteContext): ListedOverlay[] {
  const isOn = isStyled(popupSettings(context).style)
  const hindrance = hindranceOf(context) ?? (isOn && !hasPopup(context) ? 'empty' : undefined)
  return [
    { name: 'popup-overlay', isShown: !hindrance, hindrance, canPreview: hasPopup(context) },
    ...Object.entries(BARS).map(([name, dataOf]) => ({ name, isShown: dataOf(context) !== undefined })),
  ]
}

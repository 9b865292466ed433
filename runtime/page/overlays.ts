import { isEditMode } from '../../src/site/edit-mode'
import type { SiteContext } from '../../src/site/site-store'
import { whenIdle } from '../../src/timing/idle'
import { onDestroy, type PartTools } from '../part'
import { BARS } from './overlay-bars'
import { listOverlays } from './overlay-list'
import { awaitPopup, showPopup } from './popup'

/** A block that lets an owner see the pop-up asks for it by this. */
const PREVIEW = 'ashlar:popup-preview'

/**
 * Puts what stands above a page on it, by the rules of each (B4 L235, L239), once the page is quiet. Who is signed in
 * also gets the list of all of them, and the pop-up whenever they ask for it.
 */
export function start({ $site }: Pick<PartTools, '$site'>): void {
  const placed = new Map<string, HTMLElement>()
  const stops: (() => void)[] = []
  const stopAll = (): void => {
    for (const stop of stops.splice(0)) stop()
  }

  const look = (context: SiteContext): void => {
    stopAll()
    const show = (): void => {
      const isEdited = isEditMode()
      for (const [name, dataOf] of Object.entries(BARS)) {
        place(placed, name, isEdited ? undefined : dataOf(context))
      }
      const isSignedIn = !isEdited && isAccount(context['authenticatedAccount'])
      place(placed, 'website-overlays', isSignedIn ? { overlays: listOverlays(context) } : undefined)
      if (!isEdited) stops.push(awaitPopup(context))
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
    for (const element of placed.values()) element.remove()
  })
}

const isAccount = (account: unknown): boolean => account !== null && typeof account === 'object'

/** Puts the block at the end of the page, unless the server has it on the page; `undefined` takes it away again. */
function place(placed: Map<string, HTMLElement>, name: string, data: object | undefined): void {
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
  document.body.append(element)
}

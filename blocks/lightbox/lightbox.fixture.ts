import type { LightboxItem, LightboxRequest } from '../../src/media/lightbox/lightbox.request'
import { $lightbox } from '../../src/media/lightbox/lightbox-store'
import { openLightbox } from '../../src/media/lightbox/open-lightbox'
import { until } from '../../test/mount'

const PICTURE = '/src/media/images/picture.fixture.png'

/** An image with a title. */
export function picture(name: string): LightboxItem {
  return {
    content: { kind: 'picture', source: `${PICTURE}?${name}`, alt: `Picture ${name}` },
    meta: { title: `Title ${name}`, description: '', id: name, url: '', link: '' },
  }
}

export const PICTURES = ['one', 'two', 'three'].map(picture)

/** Stands in for the runtime, whose presence the lightbox requires. */
export function withRuntime(): void {
  Reflect.set(window, 'ashlar', { discover: () => {} })
}

/** Removes the runtime and the lightbox's content. */
export async function withoutRuntime(): Promise<void> {
  $lightbox.set(null)
  Reflect.deleteProperty(window, 'ashlar')
  await until(() => !dialogNow())
}

/** Opens a lightbox that fades fast, and returns its dialog in its first frame. */
export async function openAtOnce(given: Partial<LightboxRequest> = {}): Promise<HTMLDialogElement> {
  await openLightbox({
    items: PICTURES,
    index: 0,
    theme: 'dark',
    opener: null,
    historyHash: false,
    ...given,
    settings: { speed: 0.05, transitionSpeed: 0, overlayFade: 0, ...given.settings },
  })
  const dialog = await until(dialogNow)
  await until(() => dialog.open)
  return dialog
}

/** The same, after everything has rendered. */
export async function openDialog(given: Partial<LightboxRequest> = {}): Promise<HTMLDialogElement> {
  const dialog = await openAtOnce(given)
  // Content after the first frame has rendered when the stage follows fingers.
  await until(() => find(dialog, '.stage').style.touchAction === 'none')
  return dialog
}

/** Returns the open dialog. */
export function dialogNow(): HTMLDialogElement | null {
  const surface = document.querySelector('[data-ashlar-surface=lightbox]')
  return surface?.shadowRoot?.querySelector('dialog') ?? null
}

/** Returns the source of the current image. */
export function shownPicture(dialog: Element): string {
  return dialog.querySelector<HTMLImageElement>('[data-place=shown] .picture')?.src.replace(/.*\?/, '') ?? ''
}

export function find(dialog: Element, selector: string): HTMLElement {
  const found = dialog.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

export function press(
  key: string,
  target: EventTarget = document,
  init: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}

/** A page with a focused button. */
export function focusedButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = 'Opener'
  document.body.append(button)
  button.focus()
  return button
}

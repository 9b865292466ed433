import { atom } from 'nanostores'
import type { LightboxRequest } from '../lightbox/lightbox.request'

/** What the page's lightbox shows; null while it is closed. */
export const $lightbox = atom<LightboxRequest | null>(null)

/** Marks the `<ashlar-lightbox>` that shows it. */
export const STAGE = 'data-stage'

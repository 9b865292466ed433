import { atom } from 'nanostores'
import type { LightboxRequest } from '../lightbox/lightbox.request'

/** The request that the page's lightbox shows; null while it is closed. */
export const $lightbox = atom<LightboxRequest | null>(null)

/** The attribute of the `<ashlar-lightbox>` that shows it. */
export const STAGE = 'data-stage'

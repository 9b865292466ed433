import { atom } from 'nanostores'
import type { LightboxRequest } from './lightbox.request'

/** The attribute of the `<ashlar-lightbox>` that shows the request. */
export const STAGE = 'data-stage'

/** The request that the page's lightbox shows; null while it is closed. */
export const $lightbox = atom<LightboxRequest | null>(null)

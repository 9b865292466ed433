import { isRecord, parseJson } from '../data/core/json'
import { accessStorage, localArea, type StorageArea } from '../data/storage'

/** Name of a pop-up's surface, `<div data-ashlar-surface=NAME>`. */
export const POPUP_SURFACE = 'popup-overlay'

/** Selects an open pop-up. */
export const POPUP_SELECTOR = `[data-ashlar-surface="${POPUP_SURFACE}"]`

/** Storage key of the pop-up's record. */
export const POPUP_KEY = 'ss-popup-overlay'

/** The record of a pop-up that a visitor closed or signed up in. */
export interface PopupRecord {
  readonly version: number
  readonly submitted: boolean
  /** Time in ms. */
  readonly dateClosed: number
}

/** Returns the record; undefined if it is missing or invalid, or if storage is blocked. */
export function readPopupRecord(area: StorageArea = localArea): PopupRecord | undefined {
  const access = accessStorage(area, storage => parseJson(storage.getItem(POPUP_KEY) ?? 'null'))
  if (!access.ok || !isRecord(access.value)) return undefined
  const { version, submitted, dateClosed } = access.value
  if (!isNumber(version) || !isNumber(dateClosed)) return undefined
  return { version, submitted: submitted === true, dateClosed }
}

/**
 * Records that the visitor closed this version of the pop-up, or signed up in it, now. A sign-up is
 * permanent.
 */
export function storePopupRecord(
  version: number,
  submitted: boolean,
  now = Date.now(),
  area: StorageArea = localArea,
): void {
  const record: PopupRecord = {
    version,
    submitted: submitted || !!readPopupRecord(area)?.submitted,
    dateClosed: now,
  }
  // If storage is blocked, by the visitor's own choice, the pop-up shows again on the next page.
  accessStorage(area, storage => storage.setItem(POPUP_KEY, JSON.stringify(record)))
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

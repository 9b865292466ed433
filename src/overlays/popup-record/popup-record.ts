import { isRecord, parseJson } from '../../data/core/json'
import { accessStorage, localArea, type StorageArea } from '../../data/core/storage'

/** Name of the surface of a pop-up, `<div data-ashlar-surface=NAME>`. */
export const POPUP_SURFACE = 'popup-overlay'

/** An open pop-up. */
export const POPUP_PLACE = `[data-ashlar-surface="${POPUP_SURFACE}"]`

/** Where the visitor's browser remembers the pop-up. */
export const POPUP_KEY = 'ss-popup-overlay'

/** What is remembered of the pop-up that a visitor closed, or signed up in [POP-01]. */
export interface PopupRecord {
  readonly version: number
  readonly submitted: boolean
  /** Time in ms. */
  readonly dateClosed: number
}

/** The record; undefined where there is none, or none of ours, or storage is forbidden. */
export function readPopupRecord(area: StorageArea = localArea): PopupRecord | undefined {
  const access = accessStorage(area, storage => parseJson(storage.getItem(POPUP_KEY) ?? 'null'))
  if (!access.ok || !isRecord(access.value)) return undefined
  const { version, submitted, dateClosed } = access.value
  if (!isNumber(version) || !isNumber(dateClosed)) return undefined
  return { version, submitted: submitted === true, dateClosed }
}

/**
 * Remembers that the pop-up of this version was closed, or signed up in, now. Whoever has signed up once has done so
 * for good.
 */
export function keepPopupRecord(
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
  // Where nothing may be kept, the pop-up shows again on the next page: that is the visitor's own choice.
  accessStorage(area, storage => storage.setItem(POPUP_KEY, JSON.stringify(record)))
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

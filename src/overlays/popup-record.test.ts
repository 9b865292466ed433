// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { StorageArea } from '../data/storage'
import { POPUP_KEY, readPopupRecord, storePopupRecord } from './popup-record'

describe('the record of a pop-up', () => {
  beforeEach(() => localStorage.clear())

  it('is one JSON text of version, submitted and date closed [POP-01]', () => {
    storePopupRecord(7, false, 1234)
    expect(JSON.parse(localStorage.getItem('ss-popup-overlay') ?? '')).toEqual({
      version: 7,
      submitted: false,
      dateClosed: 1234,
    })
    expect(readPopupRecord()).toEqual({ version: 7, submitted: false, dateClosed: 1234 })
  })

  it('stays submitted when a later version is closed [POP-11]', () => {
    storePopupRecord(7, true, 1)
    storePopupRecord(8, false, 2)
    expect(readPopupRecord()).toEqual({ version: 8, submitted: true, dateClosed: 2 })
  })

  it.each(['', 'null', '7', '[]', '{', '{"version":"7","dateClosed":1}', '{"version":1}'])(
    'is ignored if storage holds %j',
    text => {
      localStorage.setItem(POPUP_KEY, text)
      expect(readPopupRecord()).toBe(undefined)
    },
  )

  it('is undefined if storage is blocked, and storing it does not throw', () => {
    const forbidden: StorageArea = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    storePopupRecord(1, true, 1, forbidden)
    expect(readPopupRecord(forbidden)).toBe(undefined)
  })
})

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { mapSettings } from '../../../src/site/map-settings'
import { mapOptions } from '../map.running'
import { mapSchema } from '../map.schema'
import { mapSource } from '../map.state'
import { googleScript, loadGoogle } from './google'
import { googleLook } from './google-look'

const SOURCE = { provider: 'google', key: 'a&b', language: 'el', region: 'GR' } as const

function optionsOf(data: object) {
  const read = z.parse(mapSchema, { apiKey: 'k', ...data })
  return mapOptions(read, mapSource(read, mapSettings({})), 'https://shop.example/')
}

afterEach(() => {
  Reflect.deleteProperty(window, 'google')
  document.head.replaceChildren()
})

describe('Google Maps', () => {
  it('is requested with key, language and region [MAP-12]', () => {
    const { origin, pathname, searchParams } = new URL(googleScript(SOURCE))
    expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js')
    expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'a&b', language: 'el', region: 'GR' })
    expect(googleScript({ ...SOURCE, language: undefined, region: undefined })).not.toMatch(/language|region/)
  })

  it('draws a map whose marker links to its page [MAP-08]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const listeners = new Map<string, () => void>()
    const maps: object[] = []
    class GoogleMap {
      constructor(_: HTMLElement, options: object) {
        maps.push(options)
      }
      setOptions = (options: object): void => void maps.push(options)
      addListener(_: string, listener: typeof press): void {
        press = listener
      }
    }
    let press = (_: { latLng: object }): void => {}
    class Marker {
      addListener = (type: string, listener: () => void): void => void listeners.set(type, listener)
      setOptions = (): void => {}
      place: object = { lat: () => 3, lng: () => 4 }
      getPosition = () => this.place
      setPosition(place: object): void {
        this.place = place
      }
    }
    Reflect.set(window, 'google', { maps: { importLibrary: async () => ({ Map: GoogleMap, Marker }) } })
    const provider = await loadGoogle(SOURCE)
    const moved = vi.fn()
    const options = optionsOf({ location: { mapLat: 1, mapLng: 2 } })
    const map = provider.draw(document.createElement('div'), options, {
      markerMoved: moved,
      failed: () => {},
    })
    expect(maps[0]).toMatchObject({ center: { lat: 1, lng: 2 }, zoom: 12, mapTypeId: 'roadmap' })
    listeners.get('click')?.()
    expect(open).toHaveBeenCalledWith(options.marker.link, '_blank', 'noopener')
    listeners.get('dragend')?.()
    expect(moved).toHaveBeenCalledWith({ lat: 3, lng: 4 })
    map.update(optionsOf({ style: 'Satellite' }))
    expect(maps[1]).toMatchObject({ mapTypeId: 'hybrid' })
    press({ latLng: { lat: () => 5, lng: () => 6 } })
    expect(moved).toHaveBeenCalledTimes(1)
    map.update(optionsOf({ markerDraggable: true }))
    press({ latLng: { lat: () => 5, lng: () => 6 } })
    expect(moved).toHaveBeenLastCalledWith({ lat: 5, lng: 6 })
  })

  it('fails and removes its script if the service does not respond', async () => {
    // No script loads in this environment: each fails immediately.
    const appended = vi.spyOn(document.head, 'append')
    await expect(loadGoogle(SOURCE)).rejects.toThrow('no answer from maps.googleapis.com')
    expect(appended.mock.calls.map(([script]) => Reflect.get(Object(script), 'src'))).toEqual([
      googleScript(SOURCE),
    ])
    expect(document.head.querySelector('script')).toBe(null)
  })

  it.each([
    [{ style: 'Satellite', showLabels: false }, 'satellite'],
    [{ style: 'Satellite' }, 'hybrid'],
    [{ showTerrain: true }, 'terrain'],
    [{}, 'roadmap'],
  ])('maps %j to %s [MAP-04]', (data, mapTypeId) => {
    expect(googleLook(optionsOf(data))).toMatchObject({ mapTypeId })
  })

  it('pans with two fingers unless wheel zoom is on [MAP-04]', () => {
    expect(googleLook(optionsOf({}))).toMatchObject({
      gestureHandling: 'cooperative',
      disableDefaultUI: false,
    })
    expect(googleLook(optionsOf({ draggable: false, disableDefaultUI: true }))).toMatchObject({
      gestureHandling: 'none',
      disableDefaultUI: true,
    })
  })
})

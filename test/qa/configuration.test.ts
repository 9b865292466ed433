import { expect, it } from 'vitest'
import { backendSettings } from '../../demo/server/serving/configuration'

it('knows hosts and origins as browsers send them', () => {
  const { hosts, origins } = backendSettings({
    ASHLAR_HOSTS: 'Bücher.example, shop.example:8080,[2001:DB8:0::1]',
    ASHLAR_ORIGINS: 'https://Bücher.example/, http://guest.example:80',
  })
  expect(hosts).toEqual(['xn--bcher-kva.example', 'shop.example:8080', '[2001:db8::1]'])
  expect(origins).toEqual(['https://xn--bcher-kva.example', 'http://guest.example'])
})

it.each([
  ['ASHLAR_HOSTS', 'https://shop.example'],
  ['ASHLAR_HOSTS', 'shop.example/path'],
  ['ASHLAR_HOSTS', 'a b'],
  ['ASHLAR_ORIGINS', '*'],
  ['ASHLAR_ORIGINS', 'shop.example'],
  ['ASHLAR_ORIGINS', 'https://me@shop.example'],
  ['ASHLAR_ORIGINS', 'data:text/html,'],
])('refuses to start with %s=%s', (name, text) => {
  expect(() => backendSettings({ [name]: text })).toThrow(`${name} must list addresses such as`)
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pagePart } from '../../../src/site/page-part'
import { pageFacts } from '../../../src/visitor/measure-page/page-facts'
import { recordEventData } from '../../../src/visitor/measure-page/signals'
import { commonFields } from './lazy/events-host'
import { hitData, isRecorded, trackQuery } from './page/visit'

const FACTS = pageFacts({
  website: { id: 'site', language: 'de' },
  templateId: 'template',
  variantId: 'b',
  collection: { id: 'shop' },
  item: { id: 'jar', recordType: 11 },
  memberAccount: { id: 'member', locale: 'fr' },
})

describe('a hit', () => {
  it('carries the facts of browser and page [ANA-07]', () => {
    const viewing = {
      userAgent: 'Browser',
      viewport: [800, 600],
      screen: [1920, 1080],
      url: 'https://site.example/jar?a=1',
      title: 'Jar',
      referrer: 'https://other.example/',
      queryString: '?a=1',
      localStorageSupported: true,
    } as const
    expect(hitData(FACTS, viewing, 5)).toEqual({
      userAgent: 'Browser',
      clientDate: 5,
      viewportInnerWidth: 800,
      viewportInnerHeight: 600,
      screenWidth: 1920,
      screenHeight: 1080,
      websiteId: 'site',
      templateId: 'template',
      website_locale: 'de',
      url: 'https://site.example/jar?a=1',
      title: 'Jar',
      itemId: 'jar',
      recordType: 11,
      collectionId: 'shop',
      referrer: 'https://other.example/',
      queryString: '?a=1',
      localStorageSupported: true,
    })
  })

  it('names the page [ANA-42]', () => {
    const page = { title: 'Jar · Tarn', path: '/shop/jar' }
    const collection = { id: 'shop', title: 'Shop', permissionType: 2 }
    expect([pagePart({ item: { id: 'jar' }, collection }, page), pagePart({ collection }, page)]).toEqual([
      {
        pageTitle: 'Jar · Tarn',
        pageId: 'jar',
        contentSource: 'i',
        pagePath: '/shop/jar',
        pagePermissionTypeValue: 2,
      },
      {
        pageTitle: 'Shop',
        pageId: 'shop',
        contentSource: 'c',
        pagePath: '/shop/jar',
        pagePermissionTypeValue: 2,
      },
    ])
  })

  it.each([
    ['/search', false],
    ['/search/', false],
    ['/', true],
    ['/search/help', true],
    ['/research', true],
  ])('of %s is recorded: %j [ANA-09]', (path, expected) => {
    expect(isRecorded(path)).toBe(expected)
  })

  it('ignores values of a wrong type', () => {
    expect(pageFacts({ website: 'x', item: { recordType: '11' }, templateId: 7 })).toMatchObject({
      websiteId: '',
      recordType: 0,
      templateId: '',
    })
  })
})

describe('the track beacon', () => {
  const landing = {
    address: 'https://a.example/',
    referrer: 'https://b.example/',
    language: 'en',
    screen: '1x2',
  }

  it('carries every marketing parameter of the address [ANA-06]', () => {
    const names = [
      'source',
      'campaign',
      'subcampaign',
      'channel',
      'subchannel',
      'refer',
      'variation',
      'mkwid',
    ]
    const address = `https://a.example/?${names.map(name => `${name}=${name[0]}`).join('&')}&other=x#source=no`
    expect(Object.fromEntries(trackQuery({ ...landing, address }, 'key'))).toEqual({
      landing: address,
      rk: 'key',
      lang: 'en',
      screen: '1x2',
      ...Object.fromEntries(names.map(name => [name, name[0]])),
    })
  })

  it('names the referring document if the address names none', () => {
    expect(trackQuery(landing, 'key').get('refer')).toBe('https://b.example/')
    expect(trackQuery({ ...landing, address: 'https://a.example/?refer=' }, 'k').get('refer')).toBe(
      'https://b.example/',
    )
  })
})

describe('an event', () => {
  it('of the page names its page [ANA-40]', () => {
    expect(recordEventData(FACTS, { pathname: '/shop/jar', hash: '#reviews' })).toEqual({
      pagePath: '/shop/jar',
      pageHash: '#reviews',
      websiteId: 'site',
      templateId: 'template',
      variantId: 'b',
      memberAccountId: 'member',
      website_locale: 'de',
      member_locale: 'fr',
    })
  })

  it('for the events host has null for missing fields [ANA-10]', () => {
    const part = { action: 'cart-add', object_type: 'product', object: 'jar' }
    expect(commonFields(part, { actor: 'id', sessionId: '', facts: pageFacts({}) })).toEqual({
      actor: 'id',
      action: 'cart-add',
      event_owner_team: 'site',
      event_source: 'web',
      object_type: 'product',
      object: 'jar',
      indirect_object: null,
      product_area: null,
      page: null,
      section: null,
      user_account_id: null,
      session_id: null,
      locale: null,
    })
    expect(commonFields(part, { actor: 'id', sessionId: 's', facts: FACTS })).toMatchObject({
      user_account_id: 'member',
      session_id: 's',
      locale: 'de',
    })
  })
})

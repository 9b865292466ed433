import { describe, expect, it } from 'vitest'
import { createApp } from '../../../demo/server/serving/app'
import { visit } from './visitor'

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
}

const document = async (): Promise<Document> => (await visit().fetch('GET', '/api/openapi.json')).json()

describe('the OpenAPI document', () => {
  it('contains each route of the server, and the server each of the document', async () => {
    const { openapi, paths } = await document()
    expect(openapi).toBe('3.1.0')
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const routes = createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter(route => route !== 'GET /api/openapi.json')
    expect(documented.sort()).toEqual(routes.sort())
    expect(documented.length).toBeGreaterThan(25)
  })

  it('names the types of the cart, independent of the page’s requests', async () => {
    const { paths } = JSON.parse(JSON.stringify(await document()))
    const { schema } = paths['/api/commerce/shopping-cart'].get.responses['2XX'].content['application/json']
    const { created, subtotalCents, subtotalAmount, entries } = schema.properties
    expect([created, subtotalAmount].map(({ type }) => type)).toEqual(['number', 'object'])
    expect([
      subtotalCents.type,
      entries.items.properties.subscriptionPlan.properties.billingPeriod,
    ]).toMatchObject(['integer', { properties: { unit: { type: 'string' } } }])
    expect(schema.required).toContain('grandTotalCents')
  })

  it('describes the parameters and the answer of each call', async () => {
    const text = JSON.stringify(await document())
    for (const word of ['captchaKey', 'crumbFail', 'pageLoadId', 'xsrfToken', 'X-CSRF-Token', 'cloneCart']) {
      expect(text).toContain(`"${word}"`)
    }
  })
})

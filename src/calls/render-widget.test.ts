import { describe, expect, it } from 'vitest'
import { type Reply, start } from './client/send-call.fixture'
import { requestWidget, WIDGET_TIMEOUT_MS, widgetForm } from './render-widget'

const HOURS = { type: 'hours', id: 'w1', value: { day: 'Thursday' } }

describe('the HTML of a widget', () => {
  it('is requested once, by type, id and value in a form field [WID-01]', async () => {
    const { layer, sent } = start([{ body: { html: '<p>Ten to five</p>' } }])
    expect(await requestWidget(layer, HOURS)).toBe('<p>Ten to five</p>')
    const [{ url = '', init } = {}] = sent
    expect(new URL(url).pathname).toBe('/api/widget/GetWidgetRendering')
    expect(init?.method).toBe('POST')
    expect(init?.body).toBeInstanceOf(URLSearchParams)
    expect(`${init?.body}`).toBe(`${new URLSearchParams({ widgetJSON: JSON.stringify(HOURS) })}`)
    expect(sent).toHaveLength(1)
  })

  it('of a summary is requested with its collection, other widgets without [WID-02]', () => {
    const summary = { type: 'summary', id: 's1', value: {}, collectionId: 'journal' }
    expect(JSON.parse(widgetForm(summary).widgetJSON)).toEqual(summary)
    expect(Object.keys(JSON.parse(widgetForm(HOURS).widgetJSON))).toEqual(['type', 'id', 'value'])
  })

  const fault = (status: number): Reply => ({ status, text: '' })
  it.each<[what: string, replies: readonly Reply[], code: string]>([
    ['no connection', ['offline', 'offline'], 'connect'],
    ['an answer that breaks off', ['cut off', 'cut off'], 'connect'],
    ['a refusal', [fault(401), fault(401)], 'status'],
    ['a server that fails', [fault(500), fault(500)], 'status'],
    ['a page where JSON should be', [{ text: '<h1>Gateway</h1>' }], 'unparseable'],
    ['JSON without html', [{ body: { text: 'Ten' } }], 'answer-invalid'],
    ['html that is no text', [{ body: { html: ['Ten'] } }], 'answer-invalid'],
  ])('fails for %s', async (_, replies, code) => {
    await expect(requestWidget(start(replies).layer, HOURS)).rejects.toMatchObject({ code })
  })

  it('times out', async () => {
    const { layer, waits } = start(['never', 'never'], { isSlow: true })
    await expect(requestWidget(layer, HOURS)).rejects.toMatchObject({ code: 'timeout' })
    expect(waits).toContain(WIDGET_TIMEOUT_MS)
  })

  it('is retried once after a connection failure', async () => {
    const { layer } = start(['offline', { body: { html: 'Ten' } }])
    expect(await requestWidget(layer, HOURS)).toBe('Ten')
  })

  it('may be empty', async () => {
    expect(await requestWidget(start([{ body: { html: '' } }]).layer, HOURS)).toBe('')
    await expect(requestWidget(start([{ status: 204 }]).layer, HOURS)).rejects.toMatchObject({
      code: 'answer-invalid',
    })
  })
})

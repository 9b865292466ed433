// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { BlockError } from '../../data/core/report'
import { captchaSize, createCaptchas } from './captcha'
import type { CaptchaWidgets, WidgetOptions } from './captcha-providers'

/** An in-memory provider. */
function start(load?: () => Promise<CaptchaWidgets>) {
  const calls: string[] = []
  const answers: WidgetOptions[] = []
  const keys: string[] = []
  const widgets: CaptchaWidgets = {
    render(_, options) {
      answers.push(options)
      return answers.length
    },
    reset: id => void calls.push(`reset ${id}`),
    remove: id => void calls.push(`remove ${id}`),
  }
  const page = new EventTarget()
  const captchas = createCaptchas(
    'altcha',
    'site-key',
    siteKey => {
      keys.push(siteKey)
      return load ? load() : Promise.resolve(widgets)
    },
    page,
  )
  const container = document.createElement('div')
  const options = { theme: 'light' as const, completed: () => void calls.push('completed') }
  return { captchas, container, options, calls, answers, keys, page, widgets }
}

describe('a captcha', () => {
  it('provides its answer once it is completed, and none once that has expired [CAP-01]', async () => {
    const { captchas, container, options, answers, calls } = start()
    await captchas.render(container, options)
    expect(captchas.answer(container)).toBe(undefined)
    answers[0]?.answered('proof')
    expect(captchas.answer(container)).toBe('proof')
    expect(calls).toEqual(['completed'])
    answers[0]?.answered(undefined)
    expect(captchas.answer(container)).toBe(undefined)
  })

  it('is rendered once in a container [CAP-03]', async () => {
    const { captchas, container, options, answers } = start()
    await Promise.all([captchas.render(container, options), captchas.render(container, options)])
    await captchas.render(container, options)
    expect(answers.length).toBe(1)
  })

  it('clears its answer when it is reset [CAP-02] [CAP-04]', async () => {
    const { captchas, container, options, answers, calls } = start()
    await captchas.render(container, options)
    answers[0]?.answered('proof')
    expect(captchas.reset(container)).toBe(true)
    expect(captchas.answer(container)).toBe(undefined)
    expect(calls.at(-1)).toBe('reset 1')
  })

  it('frees its container for another one when it is destroyed [CAP-04]', async () => {
    const { captchas, container, options, answers, calls } = start()
    await captchas.render(container, options)
    captchas.destroy(container)
    expect(calls).toEqual(['remove 1'])
    await captchas.render(container, options)
    expect(answers.length).toBe(2)
  })

  it('is loaded with the site key when it is first rendered [CAP-06]', async () => {
    const { captchas, container, options, keys, answers } = start()
    expect(keys).toEqual([])
    await captchas.render(container, options)
    expect(keys).toEqual(['site-key'])
    expect(answers[0]).toMatchObject({ siteKey: 'site-key', theme: 'light' })
  })

  it('fails with a message if its provider is missing, and can be retried [CAP-07]', async () => {
    const failing = start(() => Promise.reject(new TypeError('blocked')))
    const failure = await failing.captchas.render(failing.container, failing.options).catch(error => error)
    expect(failure).toBeInstanceOf(BlockError)
    expect(failure).toMatchObject({ code: 'captcha-failed', message: 'ReCaptcha has not been set up!' })
    expect(failing.captchas.reset(failing.container)).toBe(false)
    await failing.captchas.render(failing.container, failing.options).catch(() => {})
    expect(failing.keys.length).toBe(2)
  })

  it('fails with a message if the page is gone before it has loaded [CAP-08]', async () => {
    const loading = Promise.withResolvers<CaptchaWidgets>()
    const { captchas, container, options, page, widgets, answers } = start(() => loading.promise)
    const rendered = captchas.render(container, options).catch(error => error)
    page.dispatchEvent(new Event('ashlar:destroy'))
    loading.resolve(widgets)
    expect(await rendered).toMatchObject({ code: 'captcha-failed', message: 'Document was destroyed' })
    expect(answers.length).toBe(0)
  })
})

it.each([
  [319, 'compact'],
  [320, 'normal'],
])('a captcha in a container of %i px is %s [CAP-05]', (width, size) => {
  expect(captchaSize(width)).toBe(size)
})

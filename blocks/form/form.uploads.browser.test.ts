import { expect } from 'chai'
import { until } from '../../test/mount'
import './form'
import { faultAt, notices, press, withServer } from './form.fixture'
import { choose, mountForm, withUploads } from './form.uploads.fixture'

describe('files of <ashlar-form>', () => {
  for (const [status, body, said] of [
    [0, '', 'File upload failed to complete'],
    [503, {}, 'File upload failed to complete'],
    [504, {}, 'File processing failed to complete'],
    [500, {}, 'File processing failed'],
    [200, { id: 1 }, 'File processing failed'],
    [204, '', 'No response data from job request'],
    [418, {}, 'There was a problem while uploading your file.'],
  ] as const) {
    it(`that end with ${status} ${JSON.stringify(body)} say "${said}" at their field [ERR-17]`, async () => {
      await withServer(() =>
        withUploads(async uploads => {
          const block = await mountForm()
          choose(block, 'a.pdf')
          press(block)
          ;(await until(() => uploads[0])).answer(status, body)
          await until(() => faultAt(block, 'plans') === said)
          expect(block.querySelector('.form__file-status')?.textContent).to.equal('5 bytes · Error uploading')
          expect(notices(block)).not.to.include('Network error')
        }),
      )
    })
  }

  it('that fail offline report the lost connection [ERR-14] [ERR-16]', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      await withServer(() =>
        withUploads(async uploads => {
          const block = await mountForm()
          choose(block, 'a.pdf')
          press(block)
          ;(await until(() => uploads[0])).answer(0)
          await until(() => notices(block).length)
          expect(notices(block)).to.deep.equal(['Network error', 'Please check your internet connection.'])
          expect(faultAt(block, 'plans')).to.equal('File upload failed to complete')
        }),
      )
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })
})

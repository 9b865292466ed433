import { expect } from 'chai'
import { until, violations } from '../../test/mount'
import './form'
import { control, faultAt, press, withServer } from './form.fixture'
import { choose, mountForm, rowButton, rows, withUploads } from './form.uploads.fixture'

describe('the files of <ashlar-form>', () => {
  it('are uploaded before the form with their progress, and the form refers to them', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.png')
        expect(rows(block)).to.deep.equal(['a.pdf', 'b.png'])
        expect(await violations(block)).to.deep.equal([])
        press(block)
        const first = await until(() => uploads[0])
        expect(Object.fromEntries(first.query)).to.deep.equal({
          formId: 'files',
          fieldId: 'plans',
          name: 'a.pdf',
        })
        expect(await first.body.text()).to.equal('%PDF-')
        first.advance(0.5)
        expect([rowButton(block, 0)?.disabled, rowButton(block, 1)?.disabled]).to.deep.equal([false, true])
        const progress = block.querySelector('progress')
        expect([progress?.value, progress?.hidden]).to.deep.equal([0.5, false])
        expect(await violations(block)).to.deep.equal([])
        first.answer(200, { id: '1', token: 't1', name: 'a.pdf', size: 5 })
        const second = await until(() => uploads[1])
        expect(progress?.hidden).to.equal(true)
        second.answer(200, { id: '2', token: 't2', name: 'b.png', size: 5 })
        await until(() => block.querySelector('.form__sent'))
      }),
    )
    const saved = sent.find(({ path }) => path.endsWith('SaveFormSubmission'))
    expect(JSON.parse(`${saved?.body['form']}`)).to.deep.equal({
      subject: 'Bench',
      plans: [
        { id: '1', token: 't1', name: 'a.pdf', size: 5 },
        { id: '2', token: 't2', name: 'b.png', size: 5 },
      ],
    })
  })

  it('are validated before anything is sent [EDIT-02] [EDIT-08]', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'run.exe')
        press(block)
        const unsupported = 'The file run.exe does not appear to be a supported PDF or PNG file.'
        await until(() => faultAt(block, 'plans') === unsupported)
        choose(block, 'a.pdf')
        await until(() => faultAt(block, 'plans') === '')
        choose(block, 'a.pdf', 'b.pdf', 'c.pdf')
        press(block)
        await until(() => faultAt(block, 'plans') === 'Please choose 2 files at most.')
        expect(uploads.length).to.equal(0)
      }),
    )
    expect(sent.filter(({ path }) => path.includes('/form/'))).to.deep.equal([])
  })

  it('show a failed upload at their field, and the next try sends only missing files', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.pdf')
        press(block)
        ;(await until(() => uploads[0])).answer(200, { id: '1', token: 't1', name: 'a.pdf', size: 5 })
        ;(await until(() => uploads[1])).answer(503)
        await until(() => faultAt(block, 'plans') === 'File upload failed to complete')
        expect([control(block, 'subject').value, control(block, 'subject').disabled]).to.deep.equal([
          'Bench',
          false,
        ])
        expect(rows(block)).to.deep.equal(['a.pdf', 'b.pdf'])
        press(block)
        const again = await until(() => uploads[2])
        expect(again.query.get('name')).to.equal('b.pdf')
        again.answer(400, { error: 'The file b.pdf does not appear to be a supported file.' })
        await until(() => faultAt(block, 'plans').includes('b.pdf does not appear'))
      }),
    )
    expect(sent.some(({ path }) => path.endsWith('SaveFormSubmission'))).to.equal(false)
  })

  it('are uploaded again if the server no longer has them', async () => {
    const act = (): Promise<void> =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf')
        for (const place of [0, 1]) {
          press(block)
          ;(await until(() => uploads[place])).answer(200, { id: '1', token: 't', name: 'a.pdf', size: 5 })
          await until(() => faultAt(block, 'plans') === 'Gone.')
        }
      })
    await withServer(act, { save: { status: 400, body: { errors: { plans: 'Gone.' } } } })
  })

  it('can be canceled during the upload, and removed before [ERR-17]', async () => {
    await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.pdf')
        rowButton(block)?.click()
        expect(rows(block)).to.deep.equal(['b.pdf'])
        expect([...(control(block, 'plans').files ?? [])].map(({ name }) => name)).to.deep.equal(['b.pdf'])
        press(block)
        const upload = await until(() => uploads[0])
        expect([rowButton(block)?.textContent, rowButton(block)?.disabled]).to.deep.equal(['Cancel', false])
        rowButton(block)?.click()
        await until(() => faultAt(block, 'plans') === 'File processing cancelled')
        expect(upload.isAborted).to.equal(true)
        expect(block.querySelector('.form__file-status')?.textContent).to.equal('5 bytes')
        expect([rowButton(block)?.textContent, rowButton(block)?.disabled]).to.deep.equal(['Remove', false])
        expect(control(block, 'subject').disabled).to.equal(false)
      }),
    )
  })

  it('are no longer listed once the block is removed', async () => {
    const block = await mountForm()
    choose(block, 'a.pdf')
    const box = block.querySelector('[data-field-id="plans"]')
    block.remove()
    await until(() => box?.querySelector('.form__files') === null)
  })
})

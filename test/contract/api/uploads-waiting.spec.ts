import { expect, it } from 'vitest'
import { saveForms } from '../../../demo/server/database/forms'
import { saveSubmission } from '../../../demo/server/database/submissions'
import {
  deleteStaleUploads,
  deleteWaiting,
  findUploadByProof,
  readUpload,
  saveUpload,
} from '../../../demo/server/database/uploads'
import { openEmptyDatabase } from '../../databases/prepared'

const form = {
  id: 'files',
  title: 'Files',
  kind: 'form',
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
} as const

it('deletes a file after a day unless a submission refers to it, and hides unreferenced files from the owner', async () => {
  const { db, close } = await openEmptyDatabase()
  await saveForms(db, [form])
  const target = { formId: 'files', fieldId: 'plans' }
  const keep = async () => {
    const saved = await saveUpload(db, { ...target, name: 'a.pdf', bytes: Buffer.from('x'), sender: '' })
    if (!saved) throw new Error('the file was not saved')
    return saved
  }
  const [sent, left] = [await keep(), await keep()]
  const more = { details: {}, isSpam: false, proof: undefined }
  await saveSubmission(db, { form, key: 'k', values: {}, uploadIds: [sent.id], ...more })
  expect(await readUpload(db, left.id)).toBe(undefined)

  const hours = (count: number): number => Date.now() + count * 3600_000
  await deleteStaleUploads(db, undefined, hours(23))
  expect(await findUploadByProof(db, target, left)).toMatchObject({ id: left.id })
  await deleteStaleUploads(db, undefined, hours(25))
  expect(await findUploadByProof(db, target, left)).toBe(undefined)
  expect(await readUpload(db, sent.id)).toMatchObject({ name: 'a.pdf' })
  await close()
})

it('keeps room for other senders and other forms', async () => {
  const { db, close } = await openEmptyDatabase()
  await saveForms(db, [form, { ...form, id: 'others' }])
  const room = { all: 100, form: 60, sender: 30 }
  const send = async (sender: string, formId = 'files') => {
    const file = { formId, fieldId: 'plans', name: 'a.pdf', bytes: Buffer.alloc(20), sender }
    return saveUpload(db, file, undefined, room)
  }
  const first = await send('ada')
  expect(first).toBeDefined()
  expect(await send('ada')).toBe(undefined)
  expect(await send('byron')).toBeDefined()
  expect(await send('carl')).toBeDefined()
  expect(await send('dora')).toBe(undefined)
  expect(await send('dora', 'others')).toBeDefined()
  await deleteWaiting(db, [first?.id ?? ''])
  expect(await send('ada')).toBeDefined()
  await close()
})

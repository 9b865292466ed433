import { expect, it } from 'vitest'
import { saveForms } from '../../../demo/server/database/forms'
import { openDatabase } from '../../../demo/server/database/open-database'
import { saveSubmission } from '../../../demo/server/database/submissions'
import {
  deleteStaleUploads,
  findUploadByProof,
  readUpload,
  saveUpload,
} from '../../../demo/server/database/uploads'

const form = {
  id: 'files',
  title: 'Files',
  kind: 'form',
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
} as const

it('deletes a file after a day unless a submission refers to it, and hides unreferenced files from the owner', async () => {
  const { db, close } = await openDatabase({ memory: true })
  await saveForms(db, [form])
  const target = { formId: 'files', fieldId: 'plans' }
  const keep = async () => {
    const saved = await saveUpload(db, { ...target, name: 'a.pdf', bytes: Buffer.from('x') })
    if (!saved) throw new Error('the file was not saved')
    return saved
  }
  const [sent, left] = [await keep(), await keep()]
  const more = { details: {}, isSpam: false, proof: undefined }
  await saveSubmission(db, { form, key: 'k', values: {}, uploadIds: [sent.id], ...more })
  expect(await readUpload(db, left.id)).toBe(undefined)

  const hours = (count: number): number => Date.now() + count * 3600_000
  await deleteStaleUploads(db, hours(23))
  expect(await findUploadByProof(db, target, left)).toMatchObject({ id: left.id })
  await deleteStaleUploads(db, hours(25))
  expect(await findUploadByProof(db, target, left)).toBe(undefined)
  expect(await readUpload(db, sent.id)).toMatchObject({ name: 'a.pdf' })
  await close()
})

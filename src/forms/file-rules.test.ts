import { describe, expect, it } from 'vitest'
import { type CheckedField, checkField } from './field-check'
import { checkFile, checkFiles, MAX_FILE_MEGABYTES } from './file-rules'
import { FIELD_MESSAGES } from './form.messages'

const MB = 1_000_000

describe('a file', () => {
  it.each([
    ['', 1, {}, 'Please enter a file name'],
    ['  ', 1, {}, 'Please enter a file name'],
    ['plan.pdf', 10 * MB, {}, undefined],
    ['plan.pdf', 10 * MB + 1, {}, 'The file plan.pdf is too large. The maximum allowed file size is 10 MB.'],
    [
      'plan.pdf',
      3 * MB,
      { maxFileMegabytes: 2.5 },
      'The file plan.pdf is too large. The maximum allowed file size is 2.5 MB.',
    ],
    [
      'plan.pdf',
      11 * MB,
      { maxFileMegabytes: 5000 },
      'The file plan.pdf is too large. The maximum allowed file size is 10 MB.',
    ],
    ['run.exe', 1, {}, 'The file run.exe does not appear to be a supported file.'],
    ['page.html', 1, {}, 'The file page.html does not appear to be a supported file.'],
    ['plan', 1, {}, 'The file plan does not appear to be a supported file.'],
    ['PLAN.PDF', 1, { allowedFileTypes: ['.pdf'] }, undefined],
    [
      'plan.pdf',
      1,
      { allowedFileTypes: ['jpg', 'PNG'] },
      'The file plan.pdf does not appear to be a supported JPG or PNG file.',
    ],
    [
      'run.exe',
      1,
      { allowedFileTypes: ['exe'] },
      'The file run.exe does not appear to be a supported EXE file.',
    ],
  ])('%j of %i bytes, with the limits %j: %s [EDIT-01] [EDIT-02] [EDIT-08]', (name, size, limits, error) => {
    expect(checkFile(limits, { name, size })).toBe(error)
  })

  it("is accepted up to the field's maximum number of files", () => {
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map(name => ({ name, size: 1 }))
    expect(checkFiles({ numFiles: 3 }, files)).toBe(undefined)
    expect(checkFiles({ numFiles: 2 }, files)).toBe('Please choose 2 files at most.')
    expect(checkFiles({}, files)).toBe('Please choose one file.')
    expect(MAX_FILE_MEGABYTES).toBe(10)
  })
})

it("reports the error of a file field's value [EDIT-08]", () => {
  const field: CheckedField = { type: 'file', title: 'Plan', required: true, maxLength: 0, options: [] }
  expect(checkField(field, [])).toBe('Plan is required.')
  expect(checkField(field, [{ name: 'a.exe', size: 1 }])).toMatch(/a\.exe does not appear/)
  expect(checkField(field, [{ name: 'a.pdf', size: 1 }])).toBe(undefined)
  expect(checkField({ ...field, required: false }, '')).toBe(undefined)
  expect(FIELD_MESSAGES.upload).toBe('File upload failed to complete')
})

import { describe, expect, it } from 'vitest'
import { checkChart } from './chart-data'
import { CONFIRMATIONS, EDITING_MESSAGES } from './editing-messages'
import { addTag, editTag, renameTag } from './item-tags'
import { checkOption, checkPageUrl } from './page-choice'

const CHART = {
  columns: ['Month', 'Bowls'],
  rows: [
    ['May', '12'],
    ['June', '9'],
  ],
}

describe('the data of a chart', () => {
  it('may be shown when it is complete [EDIT-03]', () => {
    expect(checkChart(CHART)).toEqual({ data: CHART, errors: [], notices: [] })
  })

  it('needs a column and a row [EDIT-03]', () => {
    expect(checkChart({ columns: [], rows: [] }).errors).toEqual([
      'A chart needs at least one column.',
      'A chart needs at least one row.',
    ])
    expect(checkChart({ ...CHART, rows: [] }).errors).toEqual(['A chart needs at least one row.'])
  })

  it('is reported row by row where a cell is missing or blank [EDIT-04]', () => {
    const rows = [['May', '12'], ['June'], ['July', ' ']]
    expect(checkChart({ ...CHART, rows }).errors).toEqual([
      'Row 2 is missing data.',
      'Row 3 is missing data.',
    ])
  })

  it('is cut to what fits, with a notice [EDIT-05]', () => {
    const { data, errors, notices } = checkChart(CHART, { columns: 1, rows: 1 })
    expect(data).toEqual({ columns: ['Month'], rows: [['May']] })
    expect(errors).toEqual([])
    expect(notices).toEqual([
      'This chart shows the first 1 columns only.',
      'This chart shows the first 1 rows only.',
    ])
  })

  it('is not cut at its very limit [EDIT-05]', () => {
    expect(checkChart(CHART, { columns: 2, rows: 2 })).toEqual({ data: CHART, errors: [], notices: [] })
  })
})

describe('the tags of an item', () => {
  const item = { tags: ['Clay', 'Oak'] }

  it('take a new one, without the space around it', () => {
    expect(addTag(item, ' Ash ')).toEqual({ tags: { tags: ['Clay', 'Oak', 'Ash'] } })
    expect(addTag(item, '  ')).toEqual({ tags: item })
  })

  it('refuse one that is there, in whatever case [EDIT-06]', () => {
    expect(addTag(item, 'oak')).toEqual({ tags: item, error: 'The tag oak already exists.' })
  })

  it('are edited one at a time [EDIT-07]', () => {
    const { tags: editing } = editTag(item, 'Oak')
    expect(editing.edited).toBe('Oak')
    expect(editTag(editing, 'Clay')).toEqual({
      tags: editing,
      error: 'Only one tag or category can be edited at a time.',
    })
    expect(editTag(editing, 'Oak')).toEqual({ tags: editing })
    expect(editTag(item, 'Elm')).toEqual({ tags: item })
  })

  it('can be edited again once the edit has ended, unless another has the name [EDIT-06] [EDIT-07]', () => {
    const { tags: editing } = editTag(item, 'Oak')
    expect(renameTag(editing, 'CLAY').error).toBe('The tag CLAY already exists.')
    expect(renameTag(editing, 'OAK')).toEqual({ tags: { tags: ['Clay', 'OAK'] } })
    expect(renameTag(editing, '')).toEqual({ tags: item })
  })
})

describe('what an editor chooses', () => {
  it.each([
    ['/about', true],
    ['/a?b=c#d', true],
    ['https://elsewhere.example/', false],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['#top', false],
    ['about', false],
    ['', false],
  ])('leads to a page: %j %s [EDIT-09]', (url, isPage) => {
    expect(checkPageUrl(url)).toBe(isPage ? undefined : EDITING_MESSAGES.notAPage)
  })

  it('is one of the options [EDIT-09]', () => {
    expect(checkOption('wide', ['wide', 'narrow'])).toBe(undefined)
    expect(checkOption('toString', ['wide', 'narrow'])).toBe(EDITING_MESSAGES.option)
    expect(checkOption('1', [1, 2])).toBe(EDITING_MESSAGES.option)
  })
})

describe('what an editor is told', () => {
  it('asks for a file name in the words of the specification [EDIT-01]', () => {
    expect(EDITING_MESSAGES.fileName).toBe('Please enter a file name')
  })

  it('asks before tags, a provider or a file are gone, and says what is lost [EDIT-10]', () => {
    expect(CONFIRMATIONS.removeTags).toMatch(/remove .*tags/)
    expect(CONFIRMATIONS.disconnectMailing).toMatch(
      /disconnect the mailing provider.*submissions will no longer be sent/,
    )
    expect(CONFIRMATIONS.deleteFile).toMatch(/delete this file.*cannot be undone/)
  })

  it('is prompted to create a mailing list first [EDIT-11]', () => {
    expect(EDITING_MESSAGES.createList).toMatch(/^Create a mailing list before continuing/)
  })
})

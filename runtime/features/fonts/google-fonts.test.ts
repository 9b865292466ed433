import { describe, expect, it } from 'vitest'
import { fontSheets } from './google-fonts'

const variants = (families: string): string =>
  `https://fonts.googleapis.com/css?family=${families}&display=swap`
const axes = (...families: string[]): string =>
  `https://fonts.googleapis.com/css2?${families.map(name => `family=${name}`).join('&')}&display=swap`

describe('fontSheets', () => {
  it.each([
    ['a plain name', ['Inter'], [variants('Inter')]],
    ['a name with a space', ['Open Sans'], [variants('Open+Sans')]],
    ['a name with a plus', ['Open+Sans'], [variants('Open+Sans')]],
    ['a name that is encoded already', ['Open%20Sans:400'], [variants('Open+Sans:400')]],
    ['weights', ['Open+Sans:400,700'], [variants('Open+Sans:400,700')]],
    ['variants in words', ['Lora:regular,700italic,i,bold'], [variants('Lora:regular,700italic,i,bold')]],
    ['an alphabet', ['Roboto:300,400:latin,greek'], [variants('Roboto:300,400')]],
    ['a subset', ['Roboto:300&subset=latin-ext'], [variants('Roboto:300')]],
    ['several families', ['Lato:400', 'Roboto'], [variants('Lato:400|Roboto')]],
    ['several families in one name', ['Lato:400|Roboto'], [variants('Lato:400|Roboto')]],
    ['the same family twice', ['Lato', 'Lato'], [variants('Lato')]],
    ['an axis', ['Inter:wght@400'], [axes('Inter:wght@400')]],
    ['several values', ['Open+Sans:ital,wght@0,400;1,700'], [axes('Open+Sans:ital,wght@0,400;1,700')]],
    ['a range', ['Inter:wght@100..900'], [axes('Inter:wght@100..900')]],
    ['several with axes', ['Inter:wght@400', 'Lora:wght@700'], [axes('Inter:wght@400', 'Lora:wght@700')]],
    ['both forms', ['Inter:wght@400', 'Lato:400'], [axes('Inter:wght@400'), variants('Lato:400')]],
    ['a variant that is none', ['Lato:400,heavy'], [variants('Lato:400')]],
    ['axes that are none', ['Inter:wght@bold'], []],
    ['another address', ['https://evil.example/x.css'], []],
    ['a query of its own', ['&text=x'], []],
    ['a lone percent sign', ['100%'], []],
    ['nothing', ['', ' '], []],
  ])('builds a valid URL from %s [ROLL-17]', (_, names, sheets) => {
    expect(fontSheets(names)).toEqual(sheets)
    for (const sheet of sheets) expect(new URL(sheet).href).toBe(sheet)
  })
})

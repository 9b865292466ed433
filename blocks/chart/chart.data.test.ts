import { describe, expect, it } from 'vitest'
import { CHART_LIMITS, createNumberFormat, numberOf, plotOf } from './chart.data'
import { labelStep, scaleOf, shareOf, slicePath, stack } from './chart.scale'

const COLUMNS = ['Season', 'Bowls', 'Cups']

describe('the data of a chart', () => {
  it('becomes labels and series', () => {
    const rows = [
      ['Spring', 120, '1,210'],
      ['Summer', '−5', '40 %'],
    ]
    expect(plotOf({ kind: 'bar', columns: COLUMNS, rows })).toEqual({
      labelName: 'Season',
      labels: ['Spring', 'Summer'],
      series: [
        { name: 'Bowls', values: [120, -5] },
        { name: 'Cups', values: [1210, 40] },
      ],
      errors: [],
      notices: [],
    })
  })

  it.each([
    ['no column', { columns: [], rows: [['a', 1]] }, ['A chart needs at least one column.']],
    ['no row', { columns: COLUMNS, rows: [] }, ['A chart needs at least one row.']],
    [
      'a row that lacks a cell',
      {
        columns: COLUMNS,
        rows: [
          ['a', 1, 2],
          ['b', 1],
        ],
      },
      ['Row 2 is missing data.'],
    ],
    ['labels alone', { columns: ['Season'], rows: [['Spring']] }, ['A chart needs a column of numbers.']],
    [
      'text instead of numbers',
      { columns: COLUMNS, rows: [['a', 'many', 2]] },
      ['Row 1 has a cell that is not a number.'],
    ],
  ])('is rejected with %s [EDIT-03] [EDIT-04]', (_, { columns, rows }, errors) => {
    expect(plotOf({ kind: 'bar', columns, rows }).errors).toEqual(errors)
  })

  it.each([
    [
      [
        ['a', -1],
        ['b', 2],
      ],
    ],
    [
      [
        ['a', 0],
        ['b', 0],
      ],
    ],
  ])('is rejected for a pie of %j', rows => {
    const columns = COLUMNS.slice(0, 2)
    expect(plotOf({ kind: 'pie', columns, rows }).errors).toEqual(['A pie chart needs values above 0.'])
    expect(plotOf({ kind: 'bar', columns, rows }).errors).toEqual([])
  })

  it('is truncated to the limits, with a notice [EDIT-05]', () => {
    const rows = Array.from({ length: 1010 }, (_, at) => [`${at}`, at, at])
    const plot = plotOf({ kind: 'line', columns: COLUMNS, rows })
    expect(plot.labels).toHaveLength(CHART_LIMITS.rows)
    expect(plot.notices).toEqual(['This chart shows the first 1000 rows only.'])
  })
})

it.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['£ 12.50', 12.5],
  ['-3', -3],
  ['.5', 0.5],
  ['1e3', 1000],
  ['', Number.NaN],
  ['1.2.3', Number.NaN],
  ['Infinity', Number.NaN],
  ['0x10', Number.NaN],
  ['-1e300', -1e300],
  ['1e301', Number.NaN],
])('reads %j as %d', (text, expected) => {
  expect(numberOf(text)).toBe(expected)
})

it.each([
  [
    [120, 210, 34],
    [0, 50, 100, 150, 200, 250],
  ],
  [
    [3, 5],
    [0, 1, 2, 3, 4, 5],
  ],
  [
    [-4, 9],
    [-5, 0, 5, 10],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [0, 0],
    [0, 0.2],
  ],
  [
    [-7, -2],
    [-8, -6, -4, -2, 0],
  ],
])('gives the axis of %j the ticks %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

it('positions a number on its axis', () => {
  const scale = scaleOf([120, 210, 34])
  expect([0, 125, 250].map(value => shareOf(scale, value))).toEqual([0, 0.5, 1])
})

it('stacks positive values upwards and negative ones downwards', () => {
  expect(stack([3, -2, 4, -1])).toEqual([
    [0, 3],
    [0, -2],
    [3, 7],
    [-2, -3],
  ])
})

it.each([
  [5, 10, 1],
  [12, 5, 3],
  [1000, 8, 125],
])('shows, of %i labels where %i fit, every %ith', (count, most, expected) => {
  expect(labelStep(count, most)).toBe(expected)
})

it('cuts a circle into slices, and draws a single slice as a full circle', () => {
  expect(slicePath(0, 0.25, 10)).toBe('M0 0L0 -10A10 10 0 0 1 10 0Z')
  expect(slicePath(0.25, 1, 10)).toBe('M0 0L10 0A10 10 0 1 1 0 -10Z')
  expect(slicePath(0, 1, 10)).toBe('M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z')
})

it('formats numbers in the language of the page, even with invalid options', () => {
  expect(createNumberFormat('de', { style: 'unit', unit: 'celsius' })(12.5)).toBe('12,5 °C')
  expect(createNumberFormat('de', { style: 'nonsense' })(1234.5)).toBe('1.234,5')
  expect(createNumberFormat('no language', {})(0)).toMatch(/^0$/)
})

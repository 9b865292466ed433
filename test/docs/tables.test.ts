import { expect, it } from 'vitest'
import { readableJson } from '../../docs/site/blocks/figure'
import { stackTables } from '../../docs/site/tables'

const table = (head: readonly string[], row: readonly string[]): string =>
  `<div class="table" role="region"><table><thead><tr>${head.map(name => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody><tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr></tbody></table></div>`

it('names the cells of a wide table by their columns, and gives them roles', () => {
  const html = stackTables(
    table(['<code>Name</code>', 'Cause', 'Fix'], ['one', 'a cause that needs a line of its own', 'two']),
  )
  expect(html).toContain('class="table table--stacks"')
  expect(html).toContain('<tr role="row"><td role="cell">one</td><td role="cell" data-column="Cause">')
  expect(html).toContain('<td role="cell" data-column="Fix">two</td>')
  expect(html).toContain('<th scope="col" role="columnheader">Cause</th>')
})

it('leaves a narrow table as it is', () => {
  const html = table(['Size', 'Bytes'], ['small', '12'])
  expect(stackTables(html)).toBe(html)
})

it('breaks JSON only where a line would be too long', () => {
  const value = {
    design: 'grid',
    slides: [
      { src: 'a.jpg', alt: 'A jar' },
      { src: 'b.jpg', alt: 'B'.repeat(60) },
    ],
  }
  expect(readableJson({ a: [1, { b: 'c' }] })).toBe('{ "a": [1, { "b": "c" }] }')
  expect(readableJson(value).split('\n')).toEqual([
    '{',
    '  "design": "grid",',
    '  "slides": [',
    '    { "src": "a.jpg", "alt": "A jar" },',
    '    {',
    '      "src": "b.jpg",',
    `      "alt": "${'B'.repeat(60)}"`,
    '    }',
    '  ]',
    '}',
  ])
  expect(JSON.parse(readableJson(value))).toEqual(value)
})

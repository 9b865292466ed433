import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const MONTHS = [
  ['November 2026', 2],
  ['October 2026', 5],
  ['September 2026', 3],
  ['August 2026', 1],
  ['July 2026', 4],
  ['June 2026', 6],
] as const

const MONTH_LIST = `<ul>
${MONTHS.map(([month, count]) => `    <li><a href="?month=${month.replace(' ', '-')}">${month}</a> (${count})</li>`).join('\n')}
  </ul>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'A list of the server',
    note: 'Groups with their entries, unchanged. The link to the current page is marked.',
    source: `<ashlar-archive data-block-json='${json({ label: 'Journal' })}'>
  <ul>
    <li><a href="?month=November-2026">November 2026</a>
      <ul>
        <li><a href="/blocks/archive">Sixty hours of fire</a></li>
        <li><a href="/#journal">What the fence was for</a></li>
      </ul>
    </li>
    <li><a href="?month=October-2026">October 2026</a>
      <ul><li><a href="/#journal">The colour of the beck</a></li></ul>
    </li>
  </ul>
</ashlar-archive>`,
  },
  {
    title: 'An index',
    note: 'The groups in as many columns as fit.',
    source: `<ashlar-archive data-block-json='${json({ design: 'index', label: 'By month' })}'>
  ${MONTH_LIST}
</ashlar-archive>`,
  },
  {
    title: 'A dropdown',
    note: 'The groups in a select. Without scripts, the list.',
    source: `<ashlar-archive data-block-json='${json({ design: 'dropdown', label: 'Journal by month' })}'>
  ${MONTH_LIST}
</ashlar-archive>`,
  },
  {
    title: 'From JSON',
    note: 'Groups and entries in data-block-json. A property reserves their space.',
    source: `<ashlar-archive style="min-block-size: 10rem" data-block-json='${json({
      label: 'By subject',
      groups: [
        {
          title: 'Glaze',
          href: '/#journal',
          items: [
            { title: 'What the ash does', href: '/#journal' },
            { title: 'The colour of the beck', href: '/#journal' },
          ],
        },
        { title: 'Wood', href: '/#work', count: 12 },
      ],
    })}'></ashlar-archive>`,
  },
  {
    title: 'From right to left',
    note: 'Mirrored for right-to-left languages.',
    source: `<ashlar-archive dir="rtl" lang="ar" data-block-json='${json({ design: 'dropdown', label: 'الأرشيف' })}'>
  <ul><li><a href="?month=11">نوفمبر ٢٠٢٦</a> (2)</li><li><a href="?month=10">أكتوبر ٢٠٢٦</a> (5)</li></ul>
</ashlar-archive>`,
  },
  {
    title: 'Adopted markup',
    note: 'An archive in the markup of a hosted builder.',
    isNarrow: true,
    source: `<div class="sqs-block archive-block sqs-block-archive" data-block-type="61"><div class="sqs-block-content">
  <ul>
    <li>2026
      <ul><li><a href="/#journal">A handle, drawn a hundred times</a></li></ul>
    </li>
  </ul>
</div></div>`,
  },
]

/** All variants of the archive. */
const archivePage: Page = {
  path: '/blocks/archive',
  title: 'Archive',
  description: 'The archive block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Archive', 'Everything that was ever written, by month or by subject.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [archivePage]

import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VISITS = `
  <ul>
    <li><a href="/#visits">Opening the kiln</a>, <time datetime="2026-12-05T10:00:00Z">5 December 2026, 10:00</time> to <time datetime="2026-12-05T13:00:00Z">13:00</time></li>
    <li><a href="/#visits">First bowls on the wheel</a>, <time datetime="2026-12-12T10:00:00Z">12 December 2026, 10:00</time></li>
  </ul>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'A collection',
    note: 'Each month is requested when it is shown. Until the first click, and without scripts, the server’s list is shown.',
    source: `<ashlar-calendar data-load="interaction" data-block-json='${json({ collectionId: 'visits', month: '2026-12', label: 'Visits' })}'>${VISITS}
</ashlar-calendar>`,
  },
  {
    title: 'A list of the server',
    note: 'The list is the calendar’s data. A day shows the server’s entries.',
    source: `<ashlar-calendar data-block-json='${json({ month: '2026-12', label: 'From a list' })}'>${VISITS}
  <p>Groups of more than six: <a href="mailto:visit@tarn.example">write to us</a>.</p>
</ashlar-calendar>`,
  },
  {
    title: 'Events in JSON',
    note: 'All-day events, events over several days, and times in the site’s time zone. The list view is shown first.',
    source: `<ashlar-calendar data-block-json='${json({
      month: '2026-12',
      view: 'list',
      label: 'From JSON',
      events: [
        {
          title: 'Open doors',
          startDate: '2026-12-18',
          endDate: '2026-12-20',
          location: 'The Old Smithy',
          description: 'Mulled cider, and the wheel to try.',
        },
        { title: 'Carols in the yard', startDate: '2026-12-20T17:30', endDate: '2026-12-20T19:00' },
        { title: 'Closed', startDate: '2026-12-24', endDate: '2027-01-02' },
      ],
    })}'>
</ashlar-calendar>`,
  },
  {
    title: 'From right to left',
    note: 'Names, digits and the first day of the week depend on the language; times on the time zone.',
    source: `<ashlar-calendar dir="rtl" lang="ar-EG" data-block-json='${json({
      month: '2026-12',
      timeZone: 'Africa/Cairo',
      label: 'المواعيد',
      texts: {
        previous: 'الشهر السابق',
        next: 'الشهر التالي',
        today: 'اليوم',
        month: 'شهر',
        list: 'قائمة',
        choose: 'اختر يومًا لرؤية مواعيده.',
        none: 'لا مواعيد في هذا اليوم.',
        noneInMonth: 'لا مواعيد في هذا الشهر.',
        one: 'موعد واحد',
        two: 'موعدان',
        few: '{count} مواعيد',
        other: '{count} موعد',
      },
      events: [{ title: 'افتتاح الفرن', startDate: '2026-12-05T10:00' }],
    })}'>
</ashlar-calendar>`,
  },
  {
    title: 'In a narrow column',
    note: 'Each event is shown as a dot.',
    isNarrow: true,
    source: `<ashlar-calendar data-block-json='${json({
      month: '2026-12',
      label: 'Narrow',
      events: ['Breakfast', 'Lunch', 'Supper', 'Nightcap'].map(title => ({ title, startDate: '2026-12-05' })),
    })}'>
</ashlar-calendar>`,
  },
]

/** Relative times, which work on any element, not only in blocks. */
const ago = (): Variant => {
  const node = (ms: number): string => {
    const date = new Date(Date.now() - ms)
    return `<time data-ashlar-time-since data-date="${date.getTime()}">${date.toISOString().slice(0, 10)}</time>`
  }
  return {
    title: 'How long ago',
    note: 'Any element with data-ashlar-time-since and data-date shows the relative time and keeps it up to date.',
    source: `<p>Fire lit: ${node(30_000)}</p>
<p>Kiln packed: ${node(7_200_000)}</p>
<p>Clay dug: ${node(30 * 86_400_000)}</p>`,
  }
}

/** All variants of the calendar. */
const calendarPage: Page = {
  path: '/blocks/calendar',
  title: 'Calendar',
  description: 'The calendar block in all its variants.',
  frame: 'qa',
  body: () => html`${introduction('Calendar', 'Events by month.')}${showVariants([...VARIANTS, ago()])}`,
}

export const pages: readonly Page[] = [calendarPage]

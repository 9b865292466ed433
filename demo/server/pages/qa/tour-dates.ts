import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, json, showVariants, type Variant } from '../variants.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A list of the server',
    note: 'It stands as it is. With "hidePast" a page that nobody has touched for months leaves out the days that are over.',
    source: `<ashlar-tour-dates>
  <ul>
    <li><time datetime="2027-04-10">10 April 2027</time> <a href="/#visit">Kendal, Museum of Lakeland Life</a></li>
    <li><time datetime="2027-05-08">8 May 2027</time> <a href="/#visit">Keswick, Market Place</a></li>
  </ul>
</ashlar-tour-dates>`,
  },
  {
    title: 'From JSON',
    note: 'Dates in the page’s language, times by the clocks of each place. A property keeps the room until they are there.',
    source: `<ashlar-tour-dates style="--ashlar-tour-dates-room: max(16rem, 32rem - 25vw)" data-block-json='${json(
      {
        hidePast: false,
        events: [
          {
            title: 'Ceramic Art London',
            location: 'Olympia, London',
            startDate: '2027-05-07',
            endDate: '2027-05-09',
            ticketsUrl: 'https://example.com/london',
          },
          {
            title: 'The wheel, for an evening',
            location: 'De Ateliers, Amsterdam',
            startDate: '2027-06-12T19:30',
            timeZone: 'Europe/Amsterdam',
            fullUrl: '/#visit',
            ticketsUrl: 'https://example.com/amsterdam',
          },
          {
            title: 'Kiln Review supper',
            location: 'Kendal',
            startDate: '2027-07-03T18:00',
            soldOut: true,
          },
        ],
      },
    )}'></ashlar-tour-dates>`,
  },
  {
    title: 'No date',
    note: 'Says so, in words of your own.',
    source: `<ashlar-tour-dates style="--ashlar-tour-dates-room: 2rem" data-block-json='${json({
      events: [{ title: 'Kendal', startDate: '2025-04-12' }],
      emptyText: 'The van is in the garage until spring.',
    })}'></ashlar-tour-dates>`,
  },
]

/** All variants of the tour dates. */
export const tourDatesPage: Page = {
  path: '/blocks/tour-dates',
  title: 'Tour dates',
  description: 'The tour dates block in all its variants.',
  frame: 'qa',
  body: () => html`${introduction('Tour dates', 'Where the studio will be.')}${showVariants(VARIANTS)}`,
}

import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Tour dates',
  group: 'Lists and dates',
  description: 'A list of dates with places and tickets.',
  withoutScripts: 'a list of dates',
  budget: 3000,
  view: 'events-list',
  legacy: { types: ['tourDates'], names: ['tour-dates', 'tourdates'] },
  examples: [
    {
      title: 'A list of the server',
      note: 'The list stays as it is. With "hidePast", past dates are hidden, even if the page is not updated.',
      source: `<ashlar-tour-dates>
  <ul>
    <li><time datetime="2027-04-10">10 April 2027</time> <a href="/#visit">Kendal, Museum of Lakeland Life</a></li>
    <li><time datetime="2027-05-08">8 May 2027</time> <a href="/#visit">Keswick, Market Place</a></li>
  </ul>
</ashlar-tour-dates>`,
    },
    {
      title: 'From JSON',
      note: 'Dates are in the language of the page, times in the time zone of each place. A custom property reserves the height.',
      source: `<ashlar-tour-dates style="--ashlar-tour-dates-room: max(16rem, 32rem - 25vw)" data-block-json='{
  "hidePast": false,
  "events": [
    {
      "title": "Ceramic Art London",
      "location": "Olympia, London",
      "startDate": "2027-05-07",
      "endDate": "2027-05-09",
      "ticketsUrl": "https://example.com/london"
    },
    {
      "title": "The wheel, for an evening",
      "location": "De Ateliers, Amsterdam",
      "startDate": "2027-06-12T19:30",
      "timeZone": "Europe/Amsterdam",
      "fullUrl": "/#visit",
      "ticketsUrl": "https://example.com/amsterdam"
    },
    {
      "title": "Kiln Review supper",
      "location": "Kendal",
      "startDate": "2027-07-03T18:00",
      "soldOut": true
    }
  ]
}'></ashlar-tour-dates>`,
    },
    {
      title: 'No date',
      note: 'Says so, in words of your own.',
      source: `<ashlar-tour-dates style="--ashlar-tour-dates-room: 2rem" data-block-json='{
  "events": [{ "title": "Kendal", "startDate": "2025-04-12" }],
  "emptyText": "The van is in the garage until spring."
}'></ashlar-tour-dates>`,
    },
  ],
} satisfies BlockManifest

import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    // First, because Chromium moves parts of its native controls once they are visible.
    title: 'From JSON',
    note: 'Durations from the data are shown before a file is requested. The property reserves the space of the list.',
    source: `<ashlar-audio style="--ashlar-audio-tracks: 2" data-block-json='${json({
      download: true,
      tracks: [
        { url: '/tones/wheel.wav', title: 'The wheel', author: 'Tom Rigg', durationMs: 6000 },
        { url: '/tones/beck.wav', title: 'The beck', author: 'Ines Marlow', durationMs: 6000 },
      ],
    })}'></ashlar-audio>`,
  },
  {
    title: 'One recording',
    note: 'Without scripts the browser’s own player is shown; a link offers the file for download.',
    source: `<ashlar-audio>
  <figure>
    <figcaption>The beck in April <cite>Ines Marlow</cite></figcaption>
    <audio controls preload="none" data-duration-ms="6000" src="/tones/beck.wav"></audio>
  </figure>
</ashlar-audio>`,
  },
  {
    title: 'A playlist',
    note: 'A list of players or of links to files. Tracks play in sequence; only one player on the page plays at a time.',
    source: `<ashlar-audio data-block-json='${json({ title: 'Sounds of the workshop' })}'>
  <ol>
    <li>The beck <cite>Ines Marlow</cite> <audio controls preload="none" data-duration-ms="6000" src="/tones/beck.wav"></audio> <a download href="/tones/beck.wav">Download</a></li>
    <li>The kiln cools <cite>Tom Rigg</cite> <audio controls preload="none" data-duration-ms="6000" src="/tones/kiln.wav"></audio> <a download href="/tones/kiln.wav">Download</a></li>
    <li>The wheel <audio controls preload="none" data-duration-ms="6000" src="/tones/wheel.wav"></audio> <a download href="/tones/wheel.wav">Download</a></li>
  </ol>
</ashlar-audio>`,
  },
  {
    title: 'A file that is no sound',
    note: 'The player reports the error and links to the file.',
    source: `<ashlar-audio data-block-json='${json({
      tracks: [{ url: '/public/icon.svg', title: 'A drawing of a bell', durationMs: 9000 }],
    })}'></ashlar-audio>`,
  },
  {
    title: 'In a narrow column, from right to left',
    note: 'The timeline runs from left to right in every language.',
    isNarrow: true,
    source: `<ashlar-audio dir="rtl" lang="ar">
  <figure>
    <figcaption>صوت الماء</figcaption>
    <audio controls preload="none" data-duration-ms="6000" src="/tones/beck.wav"></audio>
  </figure>
</ashlar-audio>`,
  },
  {
    title: 'Adopted markup',
    note: 'A recording in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content">
  <div class="sqs-audio-embed" data-url="/tones/kiln.wav" data-mime-type="" data-title="The kiln cools" data-author="Tom Rigg" data-show-download="true" data-design-style="minimal" data-duration-in-ms="6000" data-color-theme="dark"></div>
</div></div>`,
  },
]

/** All variants of the audio player. */
const audioPage: Page = {
  path: '/blocks/audio',
  title: 'Audio',
  description: 'The audio player: one recording, playlists, downloads.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  styles: ['adopted-audio.css'],
  body: () =>
    html`${introduction('Audio', 'Recordings from the valley, one track at a time.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [audioPage]

import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'From the HTML',
    note: 'Each element is an item. Duplicates are hidden from assistive technology and the keyboard.',
    source: `<ashlar-marquee>
  <p>Firing on Friday</p>
  <p>Seconds at half the price</p>
  <p>New: <a href="/shop">the spring bowls</a></p>
  <p>Open Thursday to Saturday</p>
</ashlar-marquee>`,
  },
  {
    title: 'Large, with fading edges',
    note: 'Configured in JSON; it pauses on hover.',
    source: `<ashlar-marquee style="--ashlar-marquee-size: 5rem" data-block-json='${json({
      items: [{ text: 'Made slowly' }, { text: 'Used every day' }],
      textSize: '3rem',
      itemSpacing: '1em',
      speed: 1.5,
      fadeEdges: true,
      pauseOnHover: true,
    })}'></ashlar-marquee>`,
  },
  {
    title: 'Along a wave',
    note: 'Frequency and intensity range from 0 to 1. Screen readers read whole words.',
    source: `<ashlar-marquee style="--ashlar-marquee-size: 9rem" data-block-json='${json({
      items: [{ text: 'Up the beck and over the fell' }, { text: '✳' }],
      textSize: '2rem',
      itemSpacing: '0.75em',
      waveFrequency: 0.6,
      waveIntensity: 0.7,
    })}'></ashlar-marquee>`,
  },
  {
    title: 'Pictures to the right',
    note: 'Pictures with text, moving in the other direction.',
    source: `<ashlar-marquee style="--ashlar-marquee-image: 6rem; --ashlar-marquee-gap: 1rem" data-block-json='${json({ direction: 'right', speed: 0.6 })}'>
  <ul>
    <li><img src="/pictures/bowls-300w.webp" alt="Three bowls" width="300" height="300"></li>
    <li><img src="/pictures/cups-300w.webp" alt="Cups in a row" width="300" height="300"></li>
    <li><img src="/pictures/plates-300w.webp" alt="A stack of plates" width="300" height="300"></li>
    <li><img src="/pictures/jar-300w.webp" alt="A jar with a lid" width="300" height="450"></li>
  </ul>
</ashlar-marquee>`,
  },
  {
    title: 'One link',
    note: 'The whole line is one link and one tab stop.',
    source: `<ashlar-marquee data-block-json='${json({
      items: [{ text: 'Four firings a year' }, { text: 'Be there first' }],
      linkTo: '/shop',
    })}'><p><a href="/shop">Four firings a year</a></p></ashlar-marquee>`,
  },
  {
    title: 'From right to left',
    note: 'It moves in reading direction.',
    source: `<ashlar-marquee dir="rtl" lang="ar">
  <p>الطين يتذكر اليد</p>
  <p>مفتوح من الخميس إلى السبت</p>
</ashlar-marquee>`,
  },
  {
    title: 'Standing still',
    note: 'Speed 0 or reduced motion: everything is visible, without a pause button.',
    source: `<ashlar-marquee data-block-json='${json({ speed: 0 })}'>
  <span>Clay from Cumbria</span>
  <span>Ash from the orchard</span>
  <span>Water from the beck</span>
  <span>Time</span>
</ashlar-marquee>`,
  },
  {
    title: 'Adopted markup',
    note: 'A marquee in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70"><div class="sqs-block-content">
  <div class="Marquee" style="font-size: 2rem">
    <script class="Marquee-props" type="application/json">{"marqueeItems": [{"text": "KILN OPEN TODAY"}], "linkTo": "", "waveFrequency": 4, "waveIntensity": 0, "animationDirection": "left", "animationSpeed": 1.0, "pausedOnHover": true, "fadeEdges": true, "textSize": {"unit": "rem", "value": 2.0}, "itemSpacing": {"unit": "em", "value": 0.8}}</script>
    <div class="Marquee-display fade-edges"><div class="Marquee-measure">
      <p class="Marquee-item Marquee-item--text">KILN OPEN TODAY</p>
    </div></div>
  </div>
</div></div>`,
  },
]

/** All variants of the marquee. */
const marqueePage: Page = {
  path: '/blocks/marquee',
  title: 'Marquee',
  description: 'The marquee block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Marquee', 'Scrolling text and pictures with a pause button.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [marqueePage]

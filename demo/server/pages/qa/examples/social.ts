import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A list of links',
    note: 'The server’s list with added icons.',
    source: `<ashlar-social-links>
  <ul>
    <li><a href="https://www.instagram.com/tarn.studio">Instagram</a></li>
    <li><a href="https://www.youtube.com/@tarn">Films from the kiln</a></li>
    <li><a href="https://www.pinterest.com/tarn">Pinterest</a></li>
    <li><a href="mailto:studio@tarn.example">studio@tarn.example</a></li>
    <li><a href="tel:+15550100">555 0100</a></li>
  </ul>
</ashlar-social-links>`,
  },
  {
    title: 'Icons from JSON',
    note: 'Centred icons without text, with a reserved height; their names are visually hidden.',
    source: `<ashlar-social-links style="--ashlar-social-links-height: clamp(2.75rem, (60rem - 100vw) * 999, 10.5rem)" data-block-json='${json(
      {
        iconsOnly: true,
        alignment: 'center',
        links: [
          'https://www.instagram.com/tarn.studio',
          'https://www.facebook.com/tarn',
          'https://x.com/tarn',
          'https://www.youtube.com/@tarn',
          'https://www.tiktok.com/@tarn',
          'https://www.linkedin.com/company/tarn',
          'https://www.pinterest.com/tarn',
          'https://vimeo.com/tarn',
          'https://soundcloud.com/tarn',
          'https://open.spotify.com/artist/tarn',
          'https://bsky.app/profile/tarn.example',
          'https://www.threads.net/@tarn',
          'https://wa.me/15550100',
          'https://github.com/tarn',
          'mailto:studio@tarn.example',
          'tel:+15550100',
          'https://pots.example/@tarn',
        ].map(url => ({ url })),
      },
    )}'></ashlar-social-links>`,
  },
  {
    title: 'Larger, from right to left',
    note: 'The size is a property.',
    source: `<ashlar-social-links dir="rtl" lang="ar" style="--ashlar-social-links-size: 2rem">
  <ul><li><a href="https://www.instagram.com/tarn.studio">إنستغرام</a></li><li><a href="https://bsky.app/profile/tarn.example">بلوسكاي</a></li></ul>
</ashlar-social-links>`,
  },
  {
    title: 'Adopted markup',
    note: 'Links in the markup of a hosted builder, adopted because the context says "adopt": "legacy". Their icon file is missing, as on many exported pages.',
    source: `<div class="sqs-block socialaccountlinks-v2-block sqs-block-socialaccountlinks-v2" data-block-type="54"><div class="sqs-block-content">
  <div class="sqs-svg-icon--outer social-icon-alignment-left"><nav class="sqs-svg-icon--list" aria-label="Profiles">
    <a href="https://www.linkedin.com/company/tarn" class="sqs-svg-icon--wrapper linkedin-unauth"><svg class="sqs-svg-icon--social" viewBox="0 0 64 64" width="20" height="20"><use href="#linkedin-unauth-icon"></use></svg></a>
    <a href="https://www.facebook.com/tarn" class="sqs-svg-icon--wrapper facebook-unauth" aria-label="Tarn Studio"><svg class="sqs-svg-icon--social" viewBox="0 0 64 64" width="20" height="20"><use href="#facebook-unauth-icon"></use></svg></a>
  </nav></div>
</div></div>`,
  },
  {
    title: 'A follow button',
    note: 'A link to the profile until consent; then X renders its button, or nothing if that fails.',
    source: `<ashlar-social-follow>
  <a href="https://x.com/tarn">Follow the studio on X</a>
</ashlar-social-follow>`,
  },
  {
    title: 'A follow button from JSON',
    note: 'Large, with the number of followers once rendered.',
    source: `<ashlar-social-follow data-block-json='${json({ username: 'tarn', size: 'large', showCount: true })}'></ashlar-social-follow>`,
  },
]

/** All variants of social links. */
const socialPage: Page = {
  path: '/blocks/social',
  title: 'Social',
  description: 'The social links and the follow button in all their variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  body: () =>
    html`${introduction('Social', 'Links to the studio’s profiles. Only the follow button uses a third-party script.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [socialPage]

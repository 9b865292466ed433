import { html } from 'hono/html'
import { introduction } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

/** The banner's states, independent of the visitor's earlier choice. */
const LOOKS = [
  ['Bar below, dark', { cookieBannerVariant: 'BAR', cookieBannerPosition: 'BOTTOM' }],
  [
    'Bar above, light',
    { cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP', cookieBannerTheme: 'LIGHT' },
  ],
  ...['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'].map(
    (position, index) =>
      [
        `Pop-up, ${position.toLowerCase().replace('_', ' ')}`,
        {
          cookieBannerVariant: 'POPUP',
          cookieBannerPosition: position,
          cookieBannerTheme: index % 2 ? 'DARK' : 'LIGHT',
        },
      ] as const,
  ),
  [
    'Words with a link',
    {
      cookieBannerText:
        '<p>We bake our own. <a href="#privacy">What is in them</a> stands below.</p><img src=x onerror="alert(1)">',
    },
  ],
  [
    'A long story',
    {
      cookieBannerText: 'We would like to tell you about cookies, all of them, one after another. '.repeat(
        20,
      ),
    },
  ],
] as const

/** The cookie banner, blocked content, and the controls that reopen the banner. */
const cookieBannerPage: Page = {
  path: '/cookie-banner',
  title: 'Cookie banner',
  description: 'The cookie banner, content blocked until consent, and how to change a choice.',
  context: {
    cookieSettings: {
      isCookieBannerEnabled: true,
      cookieBannerVariant: 'BAR',
      cookieBannerPosition: 'BOTTOM',
      cookieBannerTheme: 'LIGHT',
      consentVersion: '2026-11',
    },
  },
  frame: 'qa',
  styles: ['cookie-banner.css'],
  scripts: ['cookie-banner.js'],
  body: () => html`${introduction('Cookie banner', 'Only strictly necessary code runs before consent, and declining is as easy as accepting.')}
    <section class="variant" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Blocked content</h2>
      <p class="variant__note">Scripts and iframes blocked by category. They run in this order.</p>
      <ol id="ran" class="consent-log" aria-live="polite"></ol>
      <script type="text/plain" data-consent="functional">document.querySelector('#ran').append(Object.assign(document.createElement('li'), { textContent: 'Functional, in the page' }))</script>
      <script type="text/plain" data-consent="analytics" src="/public/cookie-banner-counted.js" data-name="Analytics"></script>
      <script type="text/plain" data-consent="marketing" data-type="module">document.querySelector('#ran').append(Object.assign(document.createElement('li'), { textContent: 'Marketing, a module' }))</script>
      <iframe class="consent-frame" title="A page in a frame" data-consent="functional" data-src="/public/icon.svg" width="200" height="200"></iframe>
    </section>
    <section class="variant" aria-labelledby="again-title">
      <h2 id="again-title">Change your mind</h2>
      <p class="variant__note">Any link or button with data-ashlar-consent opens the choices. Without one, the page gets a small button in a corner.</p>
      <p class="stage"><button type="button" data-ashlar-consent>Cookie choices</button></p>
    </section>
    <section class="variant" aria-labelledby="looks-title">
      <h2 id="looks-title">Looks</h2>
      <p class="variant__note">Each button forces the banner, as an editor does.</p>
      <div class="stage consent-looks">
        ${LOOKS.map(([name, settings]) => html`<button type="button" data-force="${JSON.stringify(settings)}">${name}</button>`)}
        <button type="button" data-unforce>As visitors see it</button>
      </div>
    </section>
    <section class="variant" aria-labelledby="privacy">
      <h2 id="privacy">Stored data</h2>
      <p>Only one cookie with the choice, and its record.</p>
    </section>`,
}

export const pages: readonly Page[] = [cookieBannerPage]

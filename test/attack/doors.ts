import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../src/calls/form.ts'
import { SEARCH_PATH } from '../../src/calls/search.ts'
import { WIDGET_RENDERING_PATH } from '../../src/calls/widgets.ts'

import { block, type Door, each, escaped, PICTURE, press } from './door.ts'
import { sendMessages } from './foreign-frame.ts'

export const DOORS: readonly Door[] = [
  {
    name: 'embed code',
    count: 60,
    shown: 'ashlar-embed .embed__html',
    page: texts =>
      each(texts, html => block('embed', { html, title: html, caption: html, providerName: html })),
  },
  {
    name: 'submissionHtml',
    count: 20,
    shown: '.form__sent > div',
    marker: 'Thanks',
    page: texts =>
      each(texts, (submissionHtml, at) =>
        block('form', {
          formId: `f${at}`,
          fields: [{ type: 'text', id: 't', title: 'Text' }],
          submitButtonText: 'Send',
          submissionHtml: `<p>Thanks</p>${submissionHtml}`,
        }),
      ),
    answers: () => ({ [SUBMISSION_KEY_PATH]: { key: 'k' }, [SAVE_SUBMISSION_PATH]: { success: true } }),
    open: press('.form__submit, ashlar-form [type=submit]'),
  },
  {
    name: 'HTML of a widget',
    count: 20,
    shown: 'ashlar-widget[data-test-ready]',
    marker: 'After',
    page: texts => each(texts, (_, at) => block('widget', { type: 'x', id: `${at}` }, '<p>Before</p>')),
    answers: texts => ({
      [WIDGET_RENDERING_PATH]: body => {
        const { id } = JSON.parse(new URLSearchParams(body).get('widgetJSON') ?? '{}')
        return { html: `<p>After</p>${texts[Number(id)]}` }
      },
    }),
  },
  {
    name: 'announcement',
    count: 20,
    shown: 'ashlar-announcement-bar[data-test-ready]',
    marker: 'Open',
    page: texts =>
      each(texts, text => block('announcement-bar', { html: `<p>Open</p>${text}`, url: text, label: text })),
  },
  {
    name: 'cookie banner of the context',
    count: 1,
    shown: 'ashlar-cookie-banner',
    marker: 'Cookies',
    page: ([text = '']) => ({
      body: '',
      context: {
        cookieSettings: {
          isCookieBannerEnabled: true,
          cookieBannerText: `<p>Cookies</p>${text}`,
          cookieBannerCtaText: text,
          cookieBannerOptOutCtaText: text,
          cookieBannerManageCookiesLabel: text,
        },
      },
    }),
  },
  {
    name: 'attribution of a map',
    count: 5,
    shown: '.map__credits',
    marker: 'Tiles by',
    page: texts =>
      each(texts, text =>
        block('map', {
          location: { mapLat: 1, mapLng: 1, addressTitle: text, addressLine1: text },
          tileUrl: '/tiles/{z}/{x}/{y}',
          attribution: `Tiles by ${text}`,
        }),
      ),
  },
  {
    name: 'list of the search',
    count: 40,
    shown: '[role=option]',
    page: () => ({ body: block('search', { size: 40 }) }),
    answers: texts => ({
      [SEARCH_PATH]: {
        totalCount: texts.length,
        items: texts.map(text => ({
          title: text,
          itemUrl: text,
          excerpt: text,
          imageUrl: text,
          collectionDisplayName: text,
        })),
      },
    }),
    open: async page => {
      await page.locator('ashlar-search[data-test-ready] input').fill('bowl')
    },
  },
  {
    name: 'opened lightbox',
    count: 10,
    shown: 'ashlar-gallery[data-test-ready] img',
    page: texts => ({
      body: block('gallery', {
        design: 'grid',
        lightbox: true,
        lightboxKeyboard: true,
        showMeta: true,
        slides: texts.map(text => ({
          src: PICTURE,
          title: text,
          description: text,
          alt: text,
          id: text,
          url: text,
        })),
      }),
    }),
    open: async page => {
      await page.locator('ashlar-gallery[data-test-ready] img').first().click()
      await page.getByRole('dialog').waitFor()
      for (let slide = 0; slide < 10; slide++) await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'dialogs',
    count: 10,
    shown: 'ashlar-dialog[data-test-ready]',
    page: texts =>
      each(texts, text =>
        block('dialog', { title: text, message: text, labels: { confirm: text } }, '<a href="#x">Open</a>'),
      ),
    open: async page => {
      const links = page.locator('ashlar-dialog[data-test-ready] a')
      await links.first().waitFor()
      const last = (await links.count()) - 1
      for (let at = 0; at <= last; at++) {
        await links.nth(at).click()
        await page.getByRole('dialog').waitFor()
        // The last one stays open.
        if (at === last) break
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    },
  },
  {
    name: 'messages of foreign frames',
    count: 100,
    shown: 'ashlar-video[data-test-ready] iframe',
    page: texts => ({
      body:
        block('video', { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', overlay: false }) +
        `<script type="application/json" id="texts">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`,
    }),
    open: sendMessages,
  },
  {
    name: 'adopted markup',
    count: 40,
    shown: 'main [data-test-ready]',
    page: texts => ({
      context: { adopt: 'legacy' },
      body: texts
        .map(text => {
          const json = escaped(JSON.stringify({ html: text, url: text, title: text, buttonText: text }))
          return `<div class="sqs-block embed-block sqs-block-embed" data-load="eager" data-block-type="22" data-block-json='${json}'><div class="sqs-block-content">A</div></div>`
        })
        .join('\n'),
    }),
  },
  {
    name: 'texts and links of blocks',
    count: 30,
    shown: 'ashlar-accordion[data-test-ready]',
    page: texts =>
      each(texts, text =>
        [
          block('accordion', { items: [{ title: text, content: text, isOpen: true }] }),
          block('button', { buttonText: text, clickthroughUrl: text }),
          block('marquee', { items: [{ text, link: text, image: text }], linkTo: text }),
          block('video', { url: text, html: text, title: text }),
          block('quote', { quote: text, source: text }),
        ].join(''),
      ),
  },
]

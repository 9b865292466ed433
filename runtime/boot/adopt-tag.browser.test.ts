import { expect } from 'chai'
import { bootSource, put } from '../../test/fixtures/boot-page'
import { until } from '../../test/mount'

const ROLLUPS = {
  core: { js: '/runtime/core/core.ts' },
  accordion: { js: '/blocks/accordion/accordion.ts' },
  'announcement-bar': { js: '/blocks/announcement-bar/announcement-bar.ts' },
}

const SETTINGS = {
  website: { siteTitle: 'Kiln } {' },
  websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Closed on "Monday"</p>' } },
  showAnnouncementBar: true,
}

/** The same in the builder's script, which also names its scripts and its server. */
const BUILDER = {
  ...SETTINGS,
  website: { ...SETTINGS.website, baseUrl: 'https://builder.example' },
  rollups: { accordion: { js: 'https://builder.example/accordion.js' } },
}

describe('a page whose tag asks for adoption', () => {
  it('comes alive without a context element: its blocks, and what its own context script describes', async () => {
    const tag = document.createElement('script')
    tag.type = 'text/plain'
    tag.dataset['adopt'] = 'legacy'
    document.head.append(tag)
    // As the builder writes it. Inserted as data: the page does not run it either.
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.textContent = `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(BUILDER)};
      Static.COOKIE_BANNER_CAPABLE = true; {}`
    document.head.append(script)
    const box =
      put(`<div class="sqs-block accordion-block sqs-block-accordion"><div class="sqs-block-content">
      <ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper">
      <button class="accordion-item__click-target"><span class="accordion-item__title">Kilns</span></button></h4>
      <div class="accordion-item__dropdown"><p>Two.</p></div></li></ul></div></div>`)
    const ashlar = bootSource()
    ashlar.$site.set({ rollups: ROLLUPS })
    await ashlar.ready
    await until(() => box.querySelector('ashlar-accordion [aria-expanded]'))
    expect(ashlar.$site.get()).to.deep.equal({
      analytics: false,
      ...SETTINGS,
      rollups: ROLLUPS,
      adopt: 'legacy',
    })
    const bar = await until(() => document.querySelector('ashlar-announcement-bar'))
    await until(() => bar.textContent?.includes('Closed on "Monday"'))
    ashlar.destroy()
    tag.remove()
    script.remove()
  })
})

import { expect } from 'chai'
import { bootSource } from '../../test/fixtures/boot-page'
import { until } from '../../test/mount'

describe('on a page without a context', () => {
  const fire = (type: string, detail: object): boolean =>
    document.dispatchEvent(new CustomEvent(`ashlar:${type}`, { detail }))

  it('each question for an experiment is answered, and a forced banner shown [ANA-23] [CKB-14] [ROLL-32]', async () => {
    const answers: unknown[] = []
    const ashlar = bootSource()
    ashlar.on('experiment', ({ detail }) => answers.push([detail.name, detail.value]))
    for (const name of ['hero', 'footer']) fire('experiment-asked', { name, fallback: 'a' })
    await until(() => answers.length === 2)
    fire('experiment-asked', { name: 'late', fallback: 'b' })
    expect(answers).to.deep.equal([
      ['hero', 'a'],
      ['footer', 'a'],
      ['late', 'b'],
    ])
    // The second comes while the banner's module is on its way.
    for (const cookieBannerTheme of ['DARK', 'LIGHT']) fire('cookie-banner:force', { cookieBannerTheme })
    const banner = await until(() => document.querySelector('ashlar-cookie-banner'))
    expect(banner.getAttribute('data-block-json')).to.contain('LIGHT')
    ashlar.destroy()
  })
})

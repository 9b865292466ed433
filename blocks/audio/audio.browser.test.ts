import { expect } from 'chai'
import { $shownVideo, showVideo } from '../../src/media/single-video'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { track, withoutSound } from './audio.fixture'
import './audio'

const LIST = { tracks: [track('beck'), track('kiln'), track('wheel')], download: true }
const FIGURE =
  '<figure><figcaption>The beck <cite>Ines Marlow</cite></figcaption><audio controls="" preload="none" data-duration-ms="65000" src="/none/beck.mp3"></audio></figure>'

afterEach(() => $shownVideo.set(undefined))

const media = (block: Element): HTMLAudioElement => block.querySelector('.audio audio') as HTMLAudioElement
const main = (block: Element): HTMLElement => block.querySelector('.audio__button--main') as HTMLElement
const slider = (block: Element): HTMLInputElement =>
  block.querySelector('input[aria-label=Position]') as HTMLInputElement
const rows = (block: Element): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>('.audio__track button'),
]
const file = (block: Element): string => media(block).src.split('/').at(-1) ?? ''
const current = (block: Element): number => rows(block).findIndex(({ ariaCurrent }) => ariaCurrent === 'true')

/** Mounts a player that needs no audio files. */
async function mountPlayer(data: object, html = ''): Promise<HTMLElement> {
  const block = await mount('audio', data, html, host => {
    host.lang = 'en'
  })
  withoutSound(media(block))
  return block
}

describe('<ashlar-audio>', () => {
  it('renders a player from its JSON, requests no file of known duration, and is accessible [WID-24]', async () => {
    let block = document.body
    const errors = await errorsDuring(async () => {
      block = await mountPlayer(LIST)
    })
    expect(errors).to.deep.equal([])
    expect([media(block).preload, file(block), main(block).ariaLabel]).to.deep.equal([
      'none',
      'beck.mp3',
      'Play: beck',
    ])
    expect(rows(block).map(row => row.textContent)).to.deep.equal(
      ['beck', 'kiln', 'wheel'].map(name => `${name} Ines Marlow3:00`),
    )
    expect(await violations(block)).to.deep.equal([])
  })

  it('plays and pauses, and updates the button’s label', async () => {
    const block = await mountPlayer(LIST)
    main(block).click()
    await until(() => main(block).ariaLabel === 'Pause: beck')
    expect(media(block).paused).to.equal(false)
    main(block).click()
    await until(() => main(block).ariaLabel === 'Play: beck')
    block.dispatchEvent(new CustomEvent('ashlar:play'))
    await until(() => main(block).ariaLabel === 'Pause: beck')
    block.dispatchEvent(new CustomEvent('ashlar:pause'))
    expect(media(block).paused).to.equal(true)
  })

  it('marks and plays the selected track, and continues with the next', async () => {
    const block = await mountPlayer(LIST)
    const changes: unknown[] = []
    block.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
    rows(block)[1]?.click()
    await until(() => file(block) === 'kiln.mp3' && !media(block).paused && current(block) === 1)
    media(block).dispatchEvent(new Event('ended'))
    await until(() => file(block) === 'wheel.mp3' && current(block) === 2)
    // The last track has no successor.
    media(block).dispatchEvent(new Event('ended'))
    await settle()
    expect([file(block), current(block)]).to.deep.equal(['wheel.mp3', 2])
    expect(block.querySelector('[aria-label="Next track"]')?.ariaDisabled).to.equal('true')
    block.querySelector<HTMLElement>('[aria-label="Previous track"]')?.click()
    await until(() => current(block) === 1)
    expect(changes).to.deep.equal([{ index: 1 }, { index: 2 }, { index: 1 }])
    rows(block)[1]?.click()
    await until(() => media(block).paused)
  })

  it('seeks by the slider’s keys and announces the time', async () => {
    const block = await mountPlayer(LIST)
    const press = async (key: string): Promise<string | null> => {
      slider(block).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await settle()
      return slider(block).getAttribute('aria-valuetext')
    }
    expect(slider(block).getAttribute('aria-valuetext')).to.equal('0 seconds of 3 minutes')
    expect(await press('ArrowRight')).to.equal('5 seconds of 3 minutes')
    expect(await press('PageUp')).to.equal('23 seconds of 3 minutes')
    expect(await press('End')).to.equal('3 minutes of 3 minutes')
    expect(await press('Home')).to.equal('0 seconds of 3 minutes')
    expect(media(block).currentTime).to.equal(0)
    const unknown = slider(await mountPlayer({ tracks: [{ url: '/none/a.mp3', preload: 'none' }] }))
    expect([unknown.ariaDisabled, unknown.disabled]).to.deep.equal(['true', false])
  })

  it('seeks where the pointer drags the slider to', async () => {
    const block = await mountPlayer(LIST)
    const input = slider(block)
    // React tracks the element's own `value` setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '90')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => media(block).currentTime === 90)
    await until(() => block.querySelector('.audio__clock')?.textContent === '1:30')
  })

  it('mutes and unmutes', async () => {
    const block = await mountPlayer(LIST)
    const mute = await until(() => block.querySelector<HTMLElement>('[aria-label=Mute]'))
    mute.click()
    await until(() => mute.ariaLabel === 'Unmute')
    expect(media(block).muted).to.equal(true)
    mute.click()
    await until(() => mute.ariaLabel === 'Mute')
  })

  it('stops when another player or a video starts', async () => {
    const [one, other] = [await mountPlayer(LIST), await mountPlayer(LIST)]
    main(one).click()
    main(other).click()
    expect([media(one).paused, media(other).paused]).to.deep.equal([true, false])
    showVideo(document.body)
    expect(media(other).paused).to.equal(true)
    main(one).click()
    expect($shownVideo.get() === one).to.equal(true)
    const foreign = document.body.appendChild(document.createElement('audio'))
    foreign.dispatchEvent(new Event('play'))
    expect(media(one).paused).to.equal(true)
  })

  it('reports a file that cannot be played, offers its download, and plays another', async () => {
    let block = document.body
    const broken = { url: '/none/not-there.mp3', title: 'Lost' }
    const errors = await errorsDuring(async () => {
      block = await mount('audio', { tracks: [broken, track('beck')] })
      await until(() => block.querySelector('[role=status] a'))
    })
    expect(errors).to.deep.equal(['audio-failed'])
    const status = block.querySelector('[role=status]')
    expect(status?.textContent).to.equal('This track cannot be played. Download')
    expect(status?.querySelector('a')?.getAttribute('href')).to.equal('/none/not-there.mp3')
    withoutSound(media(block))
    rows(block)[1]?.click()
    await until(() => status?.textContent === '' && slider(block))
  })

  it('reads the server’s player and restores it', async () => {
    const html = `<h3>Sounds</h3>${FIGURE}<p>More to come.</p>`
    const block = await mountPlayer({}, html)
    expect([main(block).ariaLabel, block.querySelector('.audio__author')?.textContent]).to.deep.equal([
      'Play: The beck',
      'Ines Marlow',
    ])
    expect(block.querySelector('.audio__clock:last-child')?.textContent).to.equal('1:05')
    expect(media(block).preload).to.equal('none')
    expect(block.querySelector('h3')?.textContent).to.equal('Sounds')
    expect(block.textContent?.endsWith('More to come.')).to.equal(true)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  for (const [what, html, expected] of [
    [
      'a list of links',
      '<ul><li><a href="/a.mp3">A</a></li><li><a href="/b.ogg">B</a></li></ul>',
      ['A', 'B'],
    ],
    [
      'links that offer the files of players',
      `<ol><li>A <audio src="/a.mp3"></audio> <a download href="/a.mp3">Get</a></li></ol>`,
      ['A'],
    ],
    ['links elsewhere', `${FIGURE}<a href="/about.html">About</a><a href="http://[">No</a>`, ['The beck']],
    [
      'the markup of an exported site',
      '<div class="sqs-audio-embed" data-url="/c.mp3" data-title="C" data-author="" data-show-download="false" data-duration-in-ms=""></div>',
      ['C'],
    ],
  ] as const) {
    it(`finds the tracks of ${what}`, async () => {
      const block = await mount('audio', {}, html)
      const { length } = rows(block)
      const names = length
        ? rows(block).map(row => row.querySelector('.audio__name')?.firstChild?.textContent)
        : [block.querySelector('.audio__title')?.firstChild?.textContent]
      expect(names).to.deep.equal([...expected])
    })
  }

  it('plays sixty tracks and shows a notice about more [LIM-02]', async () => {
    const tracks = Array.from({ length: 75 }, (_, index) => track(`Track ${index}`))
    let block = document.body
    const errors = await errorsDuring(async () => {
      block = await mountPlayer({ tracks })
    })
    expect(errors).to.deep.equal(['data-invalid'])
    expect(rows(block)).to.have.length(60)
    expect(block.querySelector('.audio__notice')?.textContent).to.equal('The first 60 of 75 tracks.')
  })

  it('renders texts as text, ignores script URLs, and keeps the server’s HTML on invalid data', async () => {
    const hostile = { url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>', durationMs: 1000 }
    const block = await mountPlayer({ tracks: [hostile], download: true })
    expect(block.querySelector('img, a') === null).to.equal(true)
    block.remove()
    await settle()
    const errors = await errorsDuring(async () => {
      const wrong = await mount('audio', '{"tracks":[{"url":7}]}', FIGURE)
      expect(wrong.innerHTML).to.equal(FIGURE)
      const empty = await mount('audio', {}, '<p>No sound.</p>')
      expect(empty.textContent).to.equal('No sound.')
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })
})

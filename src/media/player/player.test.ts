import { describe, expect, it } from 'vitest'
import { autoplayAddress, backgroundAddress, findPlayer } from './player'

const BASE = 'http://shop.example/videos/'
const addressOf = (text: string, isPage = false): string | undefined =>
  findPlayer(text, isPage, BASE)?.address

const TUBE = 'https://www.youtube-nocookie.com/embed'

describe('the player of an embed', () => {
  it.each([
    ['//www.youtube.com/embed/aaaaaaaaaaa?wmode=opaque', `${TUBE}/aaaaaaaaaaa?enablejsapi=1`],
    ['http://www.youtube.com/v/aaaaaaaaaaa', `${TUBE}/aaaaaaaaaaa?enablejsapi=1`],
    ['https://www.youtube.com/embed/a-b_c?rel=0&amp;autoplay=1', `${TUBE}/a-b_c?rel=0&enablejsapi=1`],
    ['https://www.youtube.com/embed/videoseries?list=PL1', `${TUBE}/videoseries?list=PL1&enablejsapi=1`],
    ['http://player.vimeo.com/video/12?h=ab', 'https://player.vimeo.com/video/12?h=ab&dnt=1'],
    ['https://player.vimeo.com/video/12#t=30s', 'https://player.vimeo.com/video/12?dnt=1#t=30s'],
    ['https://vimeo.com/event/4154/embed', 'https://vimeo.com/event/4154/embed'],
    [
      'https://vimeo.com/event/4154/embed/ab12?autoplay=1',
      'https://vimeo.com/event/4154/embed/ab12?autoplay=1',
    ],
    ['https://vimeo.com/showcase/5671/embed', 'https://vimeo.com/showcase/5671/embed'],
    ['https://vimeo.com/album/5671/embed#1', 'https://vimeo.com/album/5671/embed#1'],
    [
      'https://www.youtube.com/embed?listType=playlist&list=PL1',
      'https://www.youtube.com/embed?listType=playlist&list=PL1&enablejsapi=1',
    ],
    ['//fast.wistia.net/embed/iframe/abc12', 'https://fast.wistia.net/embed/iframe/abc12'],
    ['//www.dailymotion.com/embed/video/x12', 'https://www.dailymotion.com/embed/video/x12?api=postMessage'],
    ['https://w.soundcloud.com/player/?url=x', 'https://w.soundcloud.com/player/?url=x'],
    ['http://notyoutube.com/embed/a', 'http://notyoutube.com/embed/a'],
    ['/player.html?v=1', 'http://shop.example/player.html?v=1'],
    ['https://player.example/v/1?sig=a', 'https://player.example/v/1?sig=a'],
    [
      '//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Faaaaaaaaaaa%3Ffeature%3Doembed&key=1',
      `${TUBE}/aaaaaaaaaaa?enablejsapi=1`,
    ],
  ])('of %s is %s [VID-17]', (address, player) => {
    expect(addressOf(address)).toBe(player)
  })

  it.each([
    ['http://www.youtube.com/embed/a', `${TUBE}/a?enablejsapi=1`],
    ['http://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?dnt=1'],
    ['http://fast.wistia.com/embed/other/1', 'https://fast.wistia.com/embed/other/1'],
    ['http://geo.dailymotion.com/player.html', 'https://geo.dailymotion.com/player.html?api=postMessage'],
    ['http://animoto.com/embed/1', 'https://animoto.com/embed/1'],
    ['http://w.soundcloud.com/player/', 'https://w.soundcloud.com/player/'],
  ])('contacts the provider of %s by https [VID-11]', (address, player) => {
    expect(addressOf(address)).toBe(player)
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:http://shop.example/1'],
    ['http://'],
    ['  '],
  ])('is not %s', address => {
    expect(addressOf(address)).toBeUndefined()
  })
})

describe('the player of a page', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa&t=1m30s', `${TUBE}/aaaaaaaaaaa?start=90&enablejsapi=1`],
    ['https://youtu.be/aaaaaaaaaaa?t=42&si=x', `${TUBE}/aaaaaaaaaaa?start=42&enablejsapi=1`],
    ['https://m.youtube.com/shorts/aaaaaaaaaaa', `${TUBE}/aaaaaaaaaaa?enablejsapi=1`],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/ab12', 'https://player.vimeo.com/video/76979871?h=ab12&dnt=1'],
    ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/showcase/56/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/groups/a-b/videos/12/', 'https://player.vimeo.com/video/12?dnt=1'],
    ['https://vimeo.com/76979871#t=30s', 'https://player.vimeo.com/video/76979871?dnt=1#t=30s'],
    ['https://vimeo.com/76979871?t=1m2s', 'https://player.vimeo.com/video/76979871?dnt=1#t=62s'],
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa#t=42', `${TUBE}/aaaaaaaaaaa?start=42&enablejsapi=1`],
    ['https://vimeo.com/event/4154', undefined],
    ['https://vimeo.com/user12', undefined],
    ['https://you.wistia.com/medias/abc12', 'https://fast.wistia.net/embed/iframe/abc12'],
    ['https://dai.ly/x12', 'https://www.dailymotion.com/embed/video/x12?api=postMessage'],
    [
      'https://soundcloud.com/a/b',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
    ],
    ['https://shop.example/film', undefined],
    ['https://www.youtube.com/@channel', undefined],
  ])('%s is %s [VID-17]', (page, player) => {
    expect(addressOf(page, true)).toBe(player)
  })
})

it.each([
  ['https://youtu.be/aaaaaaaaaaa', 'autoplay=1'],
  ['https://vimeo.com/1', 'autoplay=1'],
  ['https://you.wistia.com/medias/abc12', 'autoPlay=true'],
  ['https://dai.ly/x12', 'autoplay=1'],
  ['http://animoto.com/embed/1', 'autoplay=1'],
  ['https://soundcloud.com/a/b', 'auto_play=true'],
])('sets the autoplay flag on the address of %s [VID-14]', (address, flag) => {
  const player = findPlayer(address, true, BASE)
  expect(player?.address).not.toContain(flag)
  expect(player && autoplayAddress(player)).toMatch(new RegExp(`[?&]${flag}$`))
})

it('leaves the address of an unknown player unchanged, since it may be signed', () => {
  const player = findPlayer('https://player.example/v/1?sig=a', false, BASE)
  expect(player && autoplayAddress(player)).toBe('https://player.example/v/1?sig=a')
})

describe('a player behind the page', () => {
  it.each([
    [
      'https://youtu.be/aaaaaaaaaaa',
      `${TUBE}/aaaaaaaaaaa?enablejsapi=1&autoplay=1&mute=1&controls=0&loop=1&playsinline=1&playlist=aaaaaaaaaaa`,
    ],
    ['https://vimeo.com/12', 'https://player.vimeo.com/video/12?dnt=1&background=1'],
    ['https://w.soundcloud.com/player/?url=x', undefined],
    ['https://other.example/embed/1', undefined],
  ])('loops %s muted, if its provider can', (address, shown) => {
    const player = findPlayer(address, !address.includes('player'), BASE) ?? findPlayer(address, false, BASE)
    expect(player && backgroundAddress(player)).toBe(shown)
  })
})

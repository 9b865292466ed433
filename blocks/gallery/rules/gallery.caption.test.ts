import { expect, it } from 'vitest'
import { captionOf } from './gallery.caption'

const slide = { title: 'Quay', description: 'At dawn.' }
const show = { showMeta: true, showMetaOnlyTitle: false, showMetaOnlyDescription: false }

it.each([
  ['both', show, slide],
  ['nothing', { ...show, showMeta: false }, null],
  ['the title alone', { ...show, showMetaOnlyTitle: true }, { title: 'Quay', description: '' }],
  [
    'the description alone',
    { ...show, showMetaOnlyDescription: true },
    { title: '', description: 'At dawn.' },
  ],
  [
    'both, if each alone is enabled',
    { showMeta: true, showMetaOnlyTitle: true, showMetaOnlyDescription: true },
    slide,
  ],
])('shows %s', (_, switches, expected) => {
  expect(captionOf(slide, switches)).toEqual(expected)
})

it.each([
  ['no text', { title: '', description: '' }, show],
  ['no nodes', { title: '', description: [] }, show],
  ['only the hidden part', { title: '', description: 'At dawn.' }, { ...show, showMetaOnlyTitle: true }],
])('is null for a slide with %s', (_, slide, switches) => {
  expect(captionOf(slide, switches)).toBeNull()
})

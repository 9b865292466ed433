import { defineBlock } from '../kit/element/define-block'
import { readAudio } from './audio.content'
import css from './audio.css?inline'
import { audioSchema } from './audio.schema'
import sliderCss from './audio.slider.css?inline'
import staticCss from './audio.static.css?inline'
import tracksCss from './audio.tracks.css?inline'
import { Audio } from './audio.view'

defineBlock('audio', {
  schema: audioSchema,
  readContent: readAudio,
  View: Audio,
  css: staticCss + sliderCss + css + tracksCss,
})

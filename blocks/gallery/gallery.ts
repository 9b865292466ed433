import { defineBlock } from '../kit/element/define-block'
import { loadDesign } from './designs/designs'
import slideshowCss from './designs/slideshow.css?inline'
import { readGallery } from './gallery.content'
import css from './gallery.css?inline'
import { DATA_MESSAGES } from './gallery.messages'
import { gallerySchema } from './gallery.schema'
import staticCss from './gallery.static.css?inline'
import { Gallery } from './gallery.view'

defineBlock('gallery', {
  schema: gallerySchema,
  readContent: readGallery,
  load: loadDesign,
  View: Gallery,
  messages: DATA_MESSAGES,
  css: staticCss + css + slideshowCss,
})

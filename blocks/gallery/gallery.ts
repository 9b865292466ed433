import { defineBlock } from '../kit/element/define-block'
import slideshowCss from './designs/slideshow.css?inline'
import { readGallery } from './gallery.content'
import css from './gallery.css?inline'
import layoutsCss from './gallery.layouts.static.css?inline'
import { DATA_MESSAGES } from './gallery.messages'
import rowCss from './gallery.row.static.css?inline'
import { gallerySchema } from './gallery.schema'
import staticCss from './gallery.static.css?inline'
import { Gallery } from './gallery.view'

defineBlock('gallery', {
  schema: gallerySchema,
  readContent: readGallery,
  View: Gallery,
  messages: DATA_MESSAGES,
  css: staticCss + layoutsCss + rowCss + css + slideshowCss,
})

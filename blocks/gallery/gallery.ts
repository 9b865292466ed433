import { defineBlock } from '../kit/element/define-block'
import { loadDesign } from './designs/designs'
import slideshowCss from './designs/slideshow/slideshow.css?inline'
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
  // Those of a slideshow, too: they compress three times as well here as in a file of their own.
  css: staticCss + css + slideshowCss,
})

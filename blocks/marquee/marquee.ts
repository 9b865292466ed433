import { defineBlock } from '../kit/element/define-block'
import { readMarquee } from './marquee.content'
import { marqueeSchema } from './marquee.schema'
import css from './marquee.static.css?inline'
import { Marquee } from './marquee.view'

defineBlock('marquee', { schema: marqueeSchema, readContent: readMarquee, View: Marquee, css })

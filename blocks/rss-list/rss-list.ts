import { defineBlock } from '../kit/element/define-block'
import { readRssList } from './rss-list.content'
import { rssListSchema } from './rss-list.schema'
import css from './rss-list.static.css?inline'
import { RssList } from './rss-list.view'

defineBlock('rss-list', { schema: rssListSchema, readContent: readRssList, View: RssList, css })

import { defineBlock } from '../kit/element/define-block'
import { announcementBarSchema } from './announcement-bar.schema'
import css from './announcement-bar.static.css?inline'
import { AnnouncementBar } from './announcement-bar.view'

defineBlock('announcement-bar', { schema: announcementBarSchema, View: AnnouncementBar, css })

import { defineBlock } from '../kit/element/define-block'
import { pageLockSchema } from './page-lock.schema'
import css from './page-lock.static.css?inline'
import { PageLock } from './page-lock.view'

defineBlock('page-lock', { schema: pageLockSchema, View: PageLock, css })

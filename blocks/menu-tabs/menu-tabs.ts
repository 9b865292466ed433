import { defineBlock } from '../kit/element/define-block'
import { readMenus } from './menu-tabs.content'
import { menuTabsSchema } from './menu-tabs.schema'
import css from './menu-tabs.static.css?inline'
import { MenuTabs } from './menu-tabs.view'

defineBlock('menu-tabs', { schema: menuTabsSchema, readContent: readMenus, View: MenuTabs, css })

import { defineBlock } from '../kit/element/define-block'
import { cookieBannerSchema } from './cookie-banner.schema'
import { CookieBanner } from './cookie-banner.view'

defineBlock('cookie-banner', { schema: cookieBannerSchema, View: CookieBanner })

/** Cookie of an owner who previews unpublished changes. */
export const PREVIEW_COOKIE = 'ss_preview'

/** Cookie of an owner who views the site without its custom scripts. */
export const DISABLE_USER_SCRIPTS_COOKIE = 'ss_disable_user_scripts'

/** Replaces a password that is set: the password itself never reaches the page [CTX-23]. */
export const MASKED_PASSWORD = '••••••••'

/** Navigation of pages that no menu links to. */
export const HIDDEN_NAVIGATION = 'hidden-navigation'

/** Navigation of the member area. */
export const MEMBER_AREA_NAVIGATION = 'member-area-navigation'

/** Base path of the UI framework on the pages of a hosted builder; nothing here loads it. */
export const FRAMEWORK_BASE_PATH = '/universal/yui3/3.17.2/'

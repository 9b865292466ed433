/** Cookie of an owner who previews changes that are not published yet (B9 L385). */
export const PREVIEW_COOKIE = 'ss_preview'

/** Cookie of an owner who looks at the site without the scripts put into it (B9 L385). */
export const DISABLE_USER_SCRIPTS_COOKIE = 'ss_disable_user_scripts'

/** Stands for a password that is set but never sent to the page (B9 L385). */
export const MASKED_PASSWORD = '••••••••'

/** Navigation whose pages are reachable but linked nowhere (B9 L385). */
export const HIDDEN_NAVIGATION = 'hidden-navigation'

/** Navigation that members see (B9 L385). */
export const MEMBER_AREA_NAVIGATION = 'member-area-navigation'

/** Where the pages of a hosted builder keep their UI framework (B9 L384). */
export const FRAMEWORK_BASE_PATH = '/universal/yui3/3.17.2/'

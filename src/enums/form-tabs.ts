/** Tabs of a form's settings (B3 L175). */
export const FORM_TABS = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const

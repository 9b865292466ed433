/** Loaded once a form is rendered: everything needed to use it. */
export { formNotices } from './form-notices'
export { type FormProgress, type RunningForm, startForm } from './form-running'

/** What a form needs once somebody uses it, but not to be there: loaded after it stands. */
export { formNotices } from './form-notices'
export { type FormProgress, type RunningForm, startForm } from './form-running'

import { translatable } from '../../src/locale/core/translatable'

/** What a widget says; ours. */
export const MESSAGES = translatable('widget', { loading: 'Loading…' })

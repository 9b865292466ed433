import { translatable } from '../../src/messages/translatable'

/** What a widget says; ours. */
export const MESSAGES = translatable('widget', { loading: 'Loading…' })

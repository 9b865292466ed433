/** What a widget says; ours. */
export const MESSAGES = { loading: 'Loading…' } as const

export function findPostgres(): string | undefined
export function startPostgres(): Promise<{ readonly url: string; readonly stop: () => void }>

import { useHost } from '../kit/host'

/** The language of the page around the player, where it names one. */
export function useLanguage(): string | undefined {
  return useHost().closest<HTMLElement>('[lang]')?.lang || undefined
}

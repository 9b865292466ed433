import { useHost } from '../../kit/element/host'

/** The `lang` of the closest ancestor, if any. */
export function useLanguage(): string | undefined {
  return useHost().closest<HTMLElement>('[lang]')?.lang || undefined
}

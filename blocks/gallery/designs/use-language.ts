import { useHost } from '../../kit/element/host'

/** The language of the page around the gallery, where it names one. */
export function useLanguage(): string | undefined {
  return useHost().closest<HTMLElement>('[lang]')?.lang || undefined
}

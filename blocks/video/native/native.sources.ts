interface Source {
  readonly src: string
  readonly height?: number | undefined
}

/**
 * The files of a video in the order in which the browser shall try them: first the smallest that has
 * as many lines as the screen shows, then the larger ones, then the others. Under save-data, the smallest.
 */
export function orderSources<File extends Source>(
  sources: readonly File[],
  shownHeight: number,
  savesData: boolean,
): File[] {
  const lines = ({ height = 0 }: Source): number => height
  const bySize = [...sources].sort((one, other) => lines(one) - lines(other))
  if (savesData) return bySize
  const enough = bySize.filter(source => lines(source) >= shownHeight)
  const less = bySize.filter(source => lines(source) < shownHeight)
  return [...enough, ...less.reverse()]
}

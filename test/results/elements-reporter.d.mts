interface ElementResult {
  readonly title: string
  readonly where: string
  readonly file: string
  readonly status: string
}

export function failedFiles(results: readonly ElementResult[]): Map<string, string[]>
export function replaceResults(
  results: readonly ElementResult[],
  later: readonly ElementResult[],
): ElementResult[]

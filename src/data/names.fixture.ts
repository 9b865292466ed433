/** 'cover page' → 'coverPage', as in the tables. */
const camelCase = (words: string): string =>
  words.replace(/[- ]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The specification's 'cover page 2, parking page 3' → `{ coverPage: 2, parkingPage: 3 }`. */
export const numbered = (sentence: string): Record<string, number> =>
  Object.fromEntries(
    sentence.split(', ').map(pair => {
      const [, name = '', id] = /^(.+) (\d+)$/.exec(pair) ?? []
      return [camelCase(name), Number(id)]
    }),
  )

/** The specification's 'lock screen, style' → `['lockScreen', 'style']`. */
export const listed = (sentence: string): string[] => sentence.split(', ').map(camelCase)

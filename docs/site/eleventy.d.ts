/** The part of Eleventy that the site uses; the package has no types. */
declare module '@11ty/eleventy' {
  export interface EleventyConfig {
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void
    addFilter(name: string, filter: (value: number) => string): void
    addGlobalData(name: string, value: unknown): void
    setIncludesDirectory(folder: string): void
    setLayoutsDirectory(folder: string): void
    setTemplateFormats(formats: readonly string[]): void
  }

  interface Options {
    readonly quietMode?: boolean
    readonly config?: (config: EleventyConfig) => void
  }

  export default class Eleventy {
    constructor(input: string, output: string, options: Options)
    write(): Promise<unknown>
  }
}

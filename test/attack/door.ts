import type { Page } from 'playwright/test'

/** A way for foreign texts into a page. */
export interface Door {
  readonly name: string
  /** The page that contains some texts. */
  readonly page: (texts: readonly string[]) => { readonly body: string; readonly context?: object }
  /** The answers to calls, by path; a function computes the answer from the request's body. */
  readonly answers?: (
    texts: readonly string[],
  ) => Readonly<Record<string, object | ((body: string) => object)>>
  /** The elements that show the texts: one for each text, or one for all. */
  readonly shown: string
  /** A text that stands beside the hostile ones, visible once they are shown. */
  readonly marker?: string
  /** Texts of a page. */
  readonly count: number
  /** Opens what is closed, in the page. */
  readonly open?: (page: Page) => Promise<void>
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')

/** A block with its data. */
export const block = (name: string, data: object, inside = ''): string =>
  `<ashlar-${name} data-load="eager" data-block-json='${escaped(JSON.stringify(data))}'>${inside}</ashlar-${name}>`

export const each = (
  texts: readonly string[],
  draw: (text: string, at: number) => string,
): { body: string } => ({
  body: texts.map(draw).join('\n'),
})

/** Presses every element of a kind, also in shadow roots. */
export const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().waitFor()
    await page.evaluate(found => {
      for (const element of document.querySelectorAll<HTMLElement>(found)) element.click()
    }, selector)
  }

export const PICTURE = '/pictures/jar.webp'

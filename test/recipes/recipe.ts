import type { Page } from 'playwright/test'

/** How to run a site of `demo/recipes`. */
export interface Recipe {
  /** Its folder in `demo/recipes`. */
  readonly name: string
  /** The programs and files that it needs, and the Debian package of each. */
  readonly programs?: Readonly<Record<string, string>>
  /** Whether npm installs its packages into a folder of its own; otherwise the repository has them all. */
  readonly hasPackages?: boolean
  /** The folder of the site to copy `dist/` to, where its own build does not. */
  readonly files?: string
  /** Whether the server's HTML holds the blocks, so that they work without scripts. */
  readonly isServerRendered: boolean
  /** Builds the site in `folder` and starts it. */
  readonly start: (folder: string) => Promise<RunningSite>
  /** Further checks of this site alone, by title. */
  readonly also?: Readonly<Record<string, Check>>
}

/**
 * A test of a page.
 *
 * @param found the console's errors and warnings and the failed requests, none of which may be left at the end
 */
export type Check = (page: Page, site: RunningSite, found: string[]) => Promise<void>

/** A site that answers. */
export interface RunningSite {
  /** `http://localhost:PORT`, without a trailing slash. */
  readonly address: string
  /** The text of all messages that have arrived through the site's form. */
  readonly messages: (page: Page) => Promise<string>
  readonly stop: () => Promise<void>
}

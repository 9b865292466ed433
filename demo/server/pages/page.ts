import type { html } from 'hono/html'
import type { SavedSite } from './saved-site.ts'

export type Html = ReturnType<typeof html>

/** Which build of the blocks a page loads: on React, or on Preact. */
export type Flavour = 'react' | 'lite'

/** What a request means for the page that is drawn. */
export interface View {
  readonly flavour: Flavour
  /** The language that the page says it is in: its blocks speak it, the page's own words stay English. */
  readonly language: string
  /** A path of this site that keeps the flavour and the language. */
  readonly link: (path: string) => string
  readonly site: SavedSite
}

/** One page of the QA site. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  /** What `#site-context` says beyond what it says on every page. */
  readonly context?: Readonly<Record<string, unknown>>
  /** Style sheets of the page, by file name in `demo/public`. */
  readonly styles?: readonly string[]
  /** Plain scripts of the page, by file name in `demo/public`. */
  readonly scripts?: readonly string[]
  /** Blocks that it shows though its body does not name them, because the context or another block brings them. */
  readonly blocks?: readonly string[]
  /** `qa` frames the page as a test page, `site` as one of the studio's, `shop` as one of its shop. */
  readonly frame: 'qa' | 'site' | 'shop'
  /** A class that the page's body has, beside its frame. */
  readonly bodyClass?: string
  /** What stands beside the menu. */
  readonly corner?: Html
  /** Keeps the page out of search engines. */
  readonly isPrivate?: boolean
  readonly body: (view: View) => Html
}

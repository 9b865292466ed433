import * as z from 'zod/mini'
import { headingLevel, nodes, textOrNodes, textOrNumber } from '../../src/data/fields/validators'
import { MENU_MESSAGES } from './menu-tabs.messages'

const text = z._default(z.string(), '')
const price = z._default(textOrNumber(), '')

const optionSchema = z.object({
  /** The name of the option, such as “large”. */
  title: text,
  /** What the option costs or adds, in the form of the price of its dish. */
  price,
})

const itemSchema = z.object({
  /** The name of the dish. */
  title: text,
  /** What the dish consists of. */
  description: text,
  /** The price as text, `"$14"` or `"8 / 32"`, or as a number in the page's number format. */
  price,
  /** Options, such as sizes or extras. */
  options: z._default(z.array(optionSchema), []),
})

const sectionSchema = z.object({
  /** The heading of the section, such as “Starters”. */
  title: text,
  /** A text below the heading. */
  description: text,
  /** The dishes of the section. */
  items: z._default(z.array(itemSchema), []),
})

const menuSchema = z.object({
  /** The text of the tab: plain text, or the server's own nodes. */
  title: textOrNodes(0),
  /** The sections of the menu. */
  sections: z._default(z.array(sectionSchema), []),
  /** The id of the panel; a URL with this fragment opens the menu. */
  id: z.optional(z.string()),
  /** The server's own nodes, shown instead of sections. */
  content: z.optional(nodes()),
})

/** Classes of the server's markup by element, so that the site's style sheets still apply. */
export interface Look {
  readonly root: string
  readonly list: string
  readonly tab: string
  readonly selectedTab: string
  readonly panels: string
  readonly panel: string
  readonly selectedPanel: string
}

/** `data-block-json` of `<ashlar-menu-tabs>`. */
export const menuTabsSchema = z.object({
  /** The menus, one tab each; by default those of the HTML inside. */
  menus: z._default(z.array(menuSchema), []),
  /** The level of the sections' headings, 1 to 6. */
  headingLevel: z._default(headingLevel(), 3),
  /** The accessible name of the tab list. */
  label: z._default(z.string(), () => MENU_MESSAGES.label),
  /** The classes of the server's markup. Read from HTML only. */
  look: z.optional(z.custom<Look>()),
})

/** The data after parsing, with all defaults. */
export type MenuTabsData = z.output<typeof menuTabsSchema>
export type Menu = MenuTabsData['menus'][number]
export type MenuSection = Menu['sections'][number]
/** The part of the data that the server's HTML provides. */
export type MenuTabsContent = z.input<typeof menuTabsSchema>

import { createElement } from 'react'
import { staticForm } from '../kit/element/static-form'
import { Sections } from './menu-tabs.panel'
import { menuTabsSchema } from './menu-tabs.schema'

/** All menus, one below the other, each under its title. */
export default staticForm({
  schema: menuTabsSchema,
  Form: ({ menus, headingLevel }) =>
    menus.map(({ title, id, sections }, at) => (
      <section key={at} id={id}>
        {createElement(`h${headingLevel}`, null, `${title}`)}
        <Sections of={sections} level={headingLevel} />
      </section>
    )),
})

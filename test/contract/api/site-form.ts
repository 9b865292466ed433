import type { Visitor } from './visitor'

/** Posts the owner's form of site settings, like the page `/config/site`. */
export async function postSiteForm(
  owner: Visitor,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const page = await (await owner.fetch('GET', '/config/site')).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return owner.fetch('POST', '/config/site', { form: { ...fields, xsrf } })
}

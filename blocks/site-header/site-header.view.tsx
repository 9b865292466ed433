import { type ReactElement, useMemo } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { enhanceHeader } from './site-header.enhance'
import type { SiteHeaderData } from './site-header.schema'

/** The server's header, with a burger button for its links and buttons for its folders. */
export function SiteHeader({ serverNodes, ...data }: SiteHeaderData & ServerContent): ReactElement {
  const { position, burger, label } = data
  const options = useMemo(() => ({ position, burger, label }), [position, burger, label])
  return <Enhanced nodes={serverNodes} enhance={enhanceHeader} data={options} className="site-header__box" />
}

import { staticForm } from '../kit/element/static-form'
import { PageLink } from './embed.frame'
import { embedSchema } from './embed.schema'

export default staticForm({ schema: embedSchema, Form: data => <PageLink data={data} /> })

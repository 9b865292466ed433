import { staticForm } from '../kit/element/static-form'
import { codeSchema } from './code.schema'

export default staticForm({
  schema: codeSchema,
  Form: ({ code, language }) =>
    code ? (
      <pre>
        <code className={language && `language-${language}`}>{code}</code>
      </pre>
    ) : null,
})

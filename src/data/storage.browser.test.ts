import { expect } from 'chai'
import { until } from '../../test/mount'
import { accessStorage } from './storage'

describe('storage', () => {
  it('is an error in the result in a sandboxed frame [CTX-24]', async () => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    const source = `${accessStorage}`
    // The frame runs the function itself: only there does the browser forbid storage.
    frame.srcdoc = `<script type="module">
      const ACCESS_FAILED = 'stands in for the constant of the module'
      const accessStorage = ${source}
      const answers = [() => localStorage, () => sessionStorage].map(area => accessStorage(area, storage => storage.length))
      parent.postMessage({ answers: answers.map(answer => answer.ok) }, '*')
    </script>`

    let answers: unknown
    const listen = ({ source, data }: MessageEvent): void => {
      if (source === frame.contentWindow) answers = data.answers
    }
    window.addEventListener('message', listen)
    document.body.append(frame)
    await until(() => answers !== undefined).finally(() => window.removeEventListener('message', listen))
    expect(answers).to.deep.equal([false, false])
  })
})

type Body = Record<string, unknown>

/** Answers the calls to paths that begin so, by `answer`; gives their bodies. */
async function answering(
  start: string,
  answer: (path: string) => Response,
  act: (sent: Body[]) => Promise<unknown>,
): Promise<void> {
  const { fetch } = window
  const sent: Body[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(`${input}`, location.href)
    if (!pathname.startsWith(start)) return fetch(input, init)
    const { body } = init ?? {}
    if (!pathname.endsWith('Key')) sent.push(JSON.parse(`${body}`))
    return answer(pathname)
  }
  await act(sent).finally(() => {
    window.fetch = fetch
  })
}

/** A server that takes every form. */
export const withServer = (act: (sent: Body[]) => Promise<unknown>): Promise<void> =>
  answering(
    '/api/form/',
    path => new Response(path.endsWith('Key') ? '{"key":"k1"}' : '{"success":true}'),
    act,
  )

/** A server that answers what is counted of a pop-up with `status`. */
export const calls = (status: number, act: (sent: Body[]) => Promise<unknown>): Promise<void> =>
  answering('/api/census/overlay', () => new Response(null, { status }), act)

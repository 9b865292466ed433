type Body = Record<string, unknown>

/** Responds to calls whose paths start so with `answer`; collects their bodies. */
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

/** A server that accepts every form. */
export const withServer = (act: (sent: Body[]) => Promise<unknown>): Promise<void> =>
  answering(
    '/api/form/',
    path => new Response(path.endsWith('Key') ? '{"key":"k1"}' : '{"success":true}'),
    act,
  )

/** A server that responds to a pop-up's statistics with `status`. */
export const calls = (status: number, act: (sent: Body[]) => Promise<unknown>): Promise<void> =>
  answering('/api/census/overlay', () => new Response(null, { status }), act)

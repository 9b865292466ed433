const START_TIMEOUT_MS = 20_000

/** What `work` becomes, or a rejection with `message` where a browser takes too long to start. */
export async function within(message, work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, START_TIMEOUT_MS, new Error(`${message} within ${START_TIMEOUT_MS} ms`))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

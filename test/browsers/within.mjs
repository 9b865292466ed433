/** Three engines start at once, for the first time on a cold machine: one that is given up costs its whole run again. */
const START_TIMEOUT_MS = 60_000

/** What `work` becomes, or a rejection with `message` where a browser takes too long to start. */
export async function within(message, work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, START_TIMEOUT_MS, new Error(`${message} within ${START_TIMEOUT_MS} ms`))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

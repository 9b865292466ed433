import { appendFile } from 'node:fs/promises'

export async function POST(request) {
  const { name, email, message } = Object.fromEntries(await request.formData())
  if (!name || !message || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    return Response.json({ errors: { email: 'Please enter an email address.' } }, { status: 422 })
  }
  await appendFile('messages.jsonl', `${JSON.stringify({ name, email, message })}\n`)
  return new Response(null, { status: 303, headers: { location: '/thanks' } })
}

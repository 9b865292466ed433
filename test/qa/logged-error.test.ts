import { describe, expect, it } from 'vitest'
import { loggedError } from '../../demo/server/serving/logged-error'

describe('an error in the log', () => {
  it('has no address of a mailbox, and none of the fields of a mail server or a database', () => {
    const error = Object.assign(new TypeError('550 No such user <ada@example.com>, "b.c+d@x.example"'), {
      code: 'EENVELOPE',
      rejected: ['ada@example.com'],
      detail: 'Key (email)=(ada@example.com) already exists.',
      cause: new Error('ada@example.com'),
    })
    const told = loggedError(error)
    expect(told).toEqual({
      type: 'TypeError',
      message: '550 No such user <…>, "…"',
      code: 'EENVELOPE',
      stack: expect.any(Array),
      cause: { type: 'Error', message: '…', stack: expect.any(Array) },
    })
    expect(told.stack[0]).toMatch(/^ {4}at .*logged-error\.test\.ts/)
    expect(JSON.stringify(told)).not.toContain('ada@')
  })

  it.each([
    ['invalid input syntax for type uuid: "Ada\nByron, "x""', 'invalid input syntax for type uuid: "…"'],
    [
      'duplicate key value violates unique constraint "owners_email_key"',
      'duplicate key value violates unique constraint "owners_email_key"',
    ],
    ['x'.repeat(5000), 'x'.repeat(1000)],
  ])('says %j as %j', (message, told) => {
    expect(loggedError(new Error(message)).message).toBe(told)
  })

  it('can be any value, and names a few causes only', () => {
    expect(loggedError('a text').message).toBe('a text')
    const circular = new Error('again')
    circular.cause = circular
    expect(JSON.stringify(loggedError(circular)).match(/again/g)).toHaveLength(6)
  })
})

import * as z from 'zod/mini'
import { type FormField, fieldSchema } from '../../src/forms/fields/field.schema'
import { MESSAGES } from './newsletter.messages'

/** Returns the fields of a sign-up that is defined in JSON only. */
export function ownFields(requestName: boolean, emailLabel: string): FormField[] {
  const email = z.parse(fieldSchema, { type: 'email', id: 'email', title: emailLabel, required: true })
  return requestName
    ? [z.parse(fieldSchema, { type: 'name', id: 'name', title: MESSAGES.name }), email]
    : [email]
}

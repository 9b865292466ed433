import type { FormField } from '../../../src/forms/fields/field.schema'
import { fieldKind } from '../../../src/forms/fields/field-types'
import type { Entered } from '../../../src/forms/fields/field-values'
import type { BoundField } from './form-elements'
import type { Control } from './frame/server-form'

/** Returns a field's input. */
export function readEntered({ field, controls }: BoundField): Entered {
  const { shape } = fieldKind(field.type)
  if (shape === 'likert') return { texts: [], answers: readAnswers(field, controls) }
  if (shape === 'files') return { texts: [], files: controls.flatMap(readFiles) }
  const texts = controls.flatMap(textsOf)
  const [first] = controls
  const split = controls.length === 1 && first ? SPLIT[first.type]?.(first.value) : undefined
  return { texts: split ?? texts }
}

/** Restores earlier input, unless the field is no longer empty. */
export function writeEntered({ controls }: BoundField, texts: readonly string[]): void {
  if (!controls.every(isPristine)) return
  const choices = controls.flatMap(choicesOf)
  for (const choice of choices) choose(choice, texts.includes(choice.value))
  if (choices.length) return
  const [first] = controls
  const joined = controls.length === 1 && first ? JOINED[first.type]?.(texts) : undefined
  controls.forEach((control, index) => {
    const text = joined ?? texts[index]
    if (text !== undefined) control.value = text
  })
}

/** What a visitor chooses from: the control itself, or the options of a list. */
const choicesOf = (control: Control): (HTMLInputElement | HTMLOptionElement)[] =>
  isCheckable(control) ? [control] : isList(control) ? [...control.options] : []

function choose(choice: HTMLInputElement | HTMLOptionElement, isChosen: boolean): void {
  if (choice instanceof HTMLOptionElement) choice.selected = isChosen
  else choice.checked = isChosen
}

const isList = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.multiple

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

function textsOf(control: Control): string[] {
  if (isCheckable(control)) return control.checked && !control.matches(':disabled') ? [control.value] : []
  if (isList(control)) return [...control.selectedOptions].map(option => option.value)
  return [control.value]
}

/** A single native control for a value of several parts. */
const SPLIT: Readonly<Record<string, (value: string) => string[]>> = {
  date: value => {
    const [year = '', month = '', day = ''] = value.split('-')
    return [month, day, year]
  },
  time: value => {
    const [hour = '', minute = '', second = ''] = value.split(':')
    return [hour, minute, second, '']
  },
}

/** The value of a single native control, from its parts. */
const JOINED: Readonly<Record<string, (texts: readonly string[]) => string>> = {
  date: ([month, day, year]) => `${year}-${month}-${day}`,
  time: ([hour, minute, second]) => `${hour}:${minute}${second ? `:${second}` : ''}`,
}

/** Each question has its own group of radio buttons, in the order of the questions. */
function readAnswers({ options }: FormField, controls: readonly Control[]): Record<string, string> {
  const names = [...new Set(controls.map(({ name }) => name))]
  const answers = controls
    .filter(isCheckable)
    .filter(({ checked }) => checked)
    .map(({ name, value }) => [options[names.indexOf(name)] ?? name, value] as const)
  return Object.fromEntries(answers)
}

function readFiles(control: Control): { name: string; size: number }[] {
  const files = control instanceof HTMLInputElement ? control.files : null
  return [...(files ?? [])].map(({ name, size }) => ({ name, size }))
}

/** Returns what the server has written into a field's controls. */
export const defaultsOf = ({ controls }: BoundField): string =>
  JSON.stringify(
    controls.map(control => {
      if (isCheckable(control)) return control.defaultChecked && control.value
      if (!(control instanceof HTMLSelectElement)) return control.defaultValue
      return [...control.options].filter(option => option.defaultSelected).map(({ value }) => value)
    }),
  )

/** Whether a control still has the value that it came with. */
export function isPristine(control: Control): boolean {
  if (isCheckable(control)) return control.checked === control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every(
      (option, index) =>
        option.selected === option.defaultSelected || (control.selectedIndex === 0 && index === 0),
    )
  }
  return control.value === control.defaultValue
}

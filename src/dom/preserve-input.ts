type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input, textarea, select'

/**
 * Copies the visitor's input in the fields inside `from` to the fields that replace them: those with the same
 * id, or else the same name. A selected file cannot be copied.
 */
export function preserveInput(from: ParentNode, to: readonly ChildNode[]): void {
  const heirs = to
    .filter(node => node instanceof Element)
    .flatMap(node => [node, ...node.querySelectorAll(FIELDS)])
    .filter(node => node.matches(FIELDS)) as Field[]
  if (heirs.length === 0) return
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const heir = isChanged(field) && heirs.find(other => isHeir(other, field))
    if (heir) write(heir, field)
  }
}

const isTicked = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(option => option.selected !== isDefault(option, field))
  }
  if (field.type === 'file') return false
  return isTicked(field)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
}

/** A select without a selected option starts at its first. */
function isDefault(option: HTMLOptionElement, { multiple, options }: HTMLSelectElement): boolean {
  const isNamed = multiple || [...options].some(({ defaultSelected }) => defaultSelected)
  return isNamed ? option.defaultSelected : option === options[0]
}

const isHeir = (other: Field, field: Field): boolean =>
  other.type === field.type &&
  (field.id ? other.id === field.id : field.name !== '' && other.name === field.name) &&
  (!isTicked(field) || other.value === field.value)

function write(heir: Field, field: Field): void {
  if (heir instanceof HTMLSelectElement) {
    const chosen = [...(field as HTMLSelectElement).selectedOptions].map(({ value }) => value)
    // An option that no longer exists leaves the server's default.
    if (!chosen.some(value => [...heir.options].some(option => option.value === value))) return
    for (const option of heir.options) option.selected = chosen.includes(option.value)
  } else if (isTicked(field)) (heir as HTMLInputElement).checked = (field as HTMLInputElement).checked
  else heir.value = field.value
}

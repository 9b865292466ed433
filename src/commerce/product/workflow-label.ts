const LABELS: Readonly<Record<string, string>> = {
  PUBLISHED: 'Available',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Hidden',
}

/** What the workflow state of a product is called (A4 L62). */
export const workflowLabel = (state: string): string =>
  (Object.hasOwn(LABELS, state) && LABELS[state]) || 'Unsupported'

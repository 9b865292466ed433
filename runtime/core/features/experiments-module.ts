import { mentions, type PageModule } from './feature'

/** A page asks for the value of an experiment by this event on the document. */
export const EXPERIMENT_ASKED = 'ashlar:experiment-asked'

const hasExperiments = mentions('experiments')

/** The server has decided experiments for this visitor, or the page asks for one. */
export const needsExperiments: PageModule['isWanted'] = (context, view, event) =>
  event?.type === EXPERIMENT_ASKED || hasExperiments(context, view)

/** Tells the page its experiments, and answers the question that was asked first. */
export const experiments: PageModule['start'] = async (tools, event) =>
  (await import('../../features/visitor/experiments')).start(tools, event)

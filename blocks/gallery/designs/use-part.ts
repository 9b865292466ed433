import { report } from '../../../src/data/core/report'
import { useLazy } from '../../kit/element/use-lazy'

/** Loads part of the gallery when it is wanted; if it cannot be loaded, the gallery goes on without. */
export const usePart = <Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined =>
  useLazy(() => load().catch(report) as Promise<Part | undefined>, isWanted)
